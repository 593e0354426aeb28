// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "tests/core/program/DemoPair.h"

#include <QTest>

using namespace semblance;
using namespace semblance::testing;

class tst_pair_errors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errors_data();
    void errors();
    void syntaxErrors_data();
    void syntaxErrors();
    void layersThatDoNotFit();
};

void tst_pair_errors::errors_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* from, const char* to, int line, int column, const char* key,
                        const char* message) {
        QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to) << line << column
                            << QString::fromUtf8(key) << QString::fromUtf8(message);
    };

    row("unknown key with a near one", "units = 4", "unit = 4", 12, 23, "fixed.layers[0].unit",
        "unknown key; did you mean units? Allowed: kind, name, units, activation, use_bias, kernel_initializer, "
        "bias_initializer, kernel_regularizer");
    row("unknown key", "title = \"Demo\"", "colour = 1", 2, 1, "colour",
        "unknown key; allowed: id, title, benchmark, origin, direction, fault, tags, notes, task, data, fixed, faulty");
    row("key of another kind", "units = 3", "units = 3, rate = 0.5", 13, 34, "fixed.layers[1].rate",
        "Dense does not use this key; allowed: kind, name, units, activation, use_bias, kernel_initializer, "
        "bias_initializer, kernel_regularizer");
    row("key that is no bare key", "title = \"Demo\"", "\"a b\" = 1", 2, 1, "\"a b\"",
        "unknown key; allowed: id, title, benchmark, origin, direction, fault, tags, notes, task, data, fixed, faulty");
    row("data mutations", "epochs = 2", "data_mutations = []", 19, 1, "faulty.data_mutations",
        "unknown key; allowed: preprocessing, layers, loss, crossentropy_on, optimizer, batch_size, epochs, shuffle, "
        "validation, learning_rate_stages, early_stopping, reduce_learning_rate");
    row("unknown kind", "\"Dense\", units = 4", "\"Desne\", units = 4", 12, 14, "fixed.layers[0].kind",
        "\"Desne\" is not known; did you mean \"Dense\"? Allowed: Dense, Activation, Dropout, Flatten, Reshape, "
        "Conv1D, Conv2D, MaxPooling1D, MaxPooling2D, AveragePooling1D, AveragePooling2D, GlobalMaxPooling1D, "
        "GlobalMaxPooling2D, GlobalAveragePooling1D, GlobalAveragePooling2D, BatchNormalization, Embedding, "
        "SimpleRNN, LSTM, GRU, LeakyReLU, ELU");
    row("unknown value", "\"adam\"", "\"lion\"", 16, 13, "fixed.optimizer",
        "\"lion\" is not known; allowed: sgd, rmsprop, adagrad, adadelta, adam, adamax, nadam");
    row("unknown value of a text", "as_published", "reversed", 3, 13, "direction",
        "\"reversed\" is not known; allowed: as_published, swapped");
    row("unknown validation", "epochs = 2", "validation = \"test\"", 19, 14, "faulty.validation",
        "\"test\" is not known; allowed: none, test_data");
    row("wrong type: text for an integer", "units = 4", "units = \"4\"", 12, 31, "fixed.layers[0].units",
        "is a text, must be an integer");
    row("wrong type: number for an integer", "units = 4", "units = 4.0", 12, 31, "fixed.layers[0].units",
        "is a number, must be an integer");
    row("wrong type: integer for a text", "\"Demo\"", "5", 2, 9, "title", "is an integer, must be a text");
    row("wrong type: date for a number", "optimizer = \"adam\"",
        "optimizer = { name = \"adam\", learning_rate = 2020-01-01 }", 16, 46, "fixed.optimizer.learning_rate",
        "is a date or time, must be a number");
    row("wrong type: table for an array", "epochs = 2", "layers = {}", 19, 10, "faulty.layers",
        "is a table, must be an array");
    row("wrong type: array for a table", "[faulty]", "[[faulty]]", 18, 1, "faulty", "is an array, must be a table");
    row("wrong type: integer for a flag", "epochs = 2", "shuffle = 1", 19, 11, "faulty.shuffle",
        "is an integer, must be true or false");
    row("wrong type: entry of an array", "title = \"Demo\"", "tags = [\"a\", 2]", 2, 14, "tags[1]",
        "is an integer, must be a text");
    row("too small", "epochs = 2", "epochs = 0", 19, 10, "faulty.epochs", "is 0, must be at least 1");
    row("too large", "units = 4", "units = 1000001", 12, 31, "fixed.layers[0].units",
        "is 1000001, must be at least 1 and at most 1000000");
    row("beyond int", "epochs = 2", "epochs = 3000000000", 19, 10, "faulty.epochs",
        "is 3000000000, must be at least 1 and at most 2147483647");
    row("open bound", "optimizer = \"adam\"", "optimizer = { name = \"adam\", learning_rate = 0 }", 16, 46,
        "fixed.optimizer.learning_rate", "is 0, must be above 0");
    row("open interval", "epochs = 2", "validation = { fraction = 1.0 }", 19, 27, "faulty.validation.fraction",
        "is 1, must be above 0 and below 1");
    row("half-open interval", "optimizer = \"adam\"", "optimizer = { name = \"adam\", beta_1 = 1 }", 16, 39,
        "fixed.optimizer.beta_1", "is 1, must be at least 0 and below 1");
    row("not finite", "optimizer = \"adam\"", "optimizer = { name = \"adam\", learning_rate = inf }", 16, 46,
        "fixed.optimizer.learning_rate", "is inf, must be finite");
    row("not a number", "epochs = 2", "early_stopping = { min_delta = nan }", 19, 32,
        "faulty.early_stopping.min_delta", "is nan, must be finite");
    row("negative seed", "name = \"iris\"", "name = \"iris\"\nsplit = { test_fraction = 0.5, seed = -1 }", 9, 39,
        "data.split.seed", "is -1, must be at least 0");
    row("zero", "epochs = 2", "preprocessing = [{ step = \"scale\", divisor = 0.0 }]", 19, 46,
        "faulty.preprocessing[0].divisor", "must not be 0");
    row("number of entries", "{ kind = \"Dense\", units = 4, activation = \"relu\" }",
        "{ kind = \"MaxPooling2D\", pool_size = [2, 2, 2] }", 12, 42, "fixed.layers[0].pool_size",
        "has 3 entries, must have 2");
    row("range of an entry", "{ kind = \"Dense\", units = 4, activation = \"relu\" }",
        "{ kind = \"MaxPooling2D\", pool_size = [2, 0] }", 12, 46, "fixed.layers[0].pool_size[1]",
        "is 0, must be at least 1 and at most 1000");
    row("empty text", "\"demo001\"", "\"\"", 1, 6, "id", "must not be empty");
    row("empty array", "epochs = 2", "layers = []", 19, 10, "faulty.layers", "must not be empty");
    row("bad id", "demo001", "demo 001", 1, 6, "id", "may only have letters, digits, - and _");
    row("missing key", "direction = \"as_published\"\n", "", 1, 1, "direction", "the key is missing");
    row("missing key of a layer", "units = 4, ", "", 12, 5, "fixed.layers[0].units", "the key is missing");
    row("missing kind", "kind = \"Dense\", units = 3, ", "", 13, 5, "fixed.layers[1].kind", "the key is missing");
    row("missing key of a section", "loss = \"mse\"\n", "", 10, 1, "fixed.loss", "the key is missing");
    row("missing section", "\n[faulty]\nepochs = 2\n", "", 1, 1, "faulty", "the key is missing");
    row("missing source", "source = \"built_in\"\n", "", 6, 1, "data.source", "the key is missing");
    row("limits the wrong way round", "epochs = 2", "preprocessing = [{ step = \"min_max\", minimum = 2 }]", 19, 48,
        "faulty.preprocessing[0].minimum", "must be smaller than maximum");
    row("stages out of order", "epochs = 2",
        "learning_rate_stages = [{ from_epoch = 5, learning_rate = 1 }, { from_epoch = 5, learning_rate = 2 }]", 19, 64,
        "faulty.learning_rate_stages[1]", "from_epoch must grow from stage to stage");
    row("initialiser limits", "activation = \"relu\"",
        "kernel_initializer = { name = \"random_uniform\", minval = 1 }", 12, 91,
        "fixed.layers[0].kernel_initializer.minval", "must not be larger than maxval");
    row("csv separator", "source = \"built_in\"\nname = \"iris\"",
        "source = \"csv\"\ntrain_inputs = \"a.csv\"\ncsv = { separator = \"ab\" }", 9, 21, "data.csv.separator",
        "must be one character or \"whitespace\"");
    row("csv quote", "source = \"built_in\"\nname = \"iris\"",
        "source = \"csv\"\ntrain_inputs = \"a.csv\"\ncsv = { quote = \"ab\" }", 9, 17, "data.csv.quote",
        "must be one character or empty");
    row("csv marks", "source = \"built_in\"\nname = \"iris\"",
        "source = \"csv\"\ntrain_inputs = \"a.csv\"\ncsv = { decimal_mark = \",\" }", 9, 7, "data.csv.separator",
        "must differ from decimal_mark");
    row("fill", "epochs = 2", "preprocessing = [{ step = \"fill_missing\", fill = \"zero\" }]", 19, 50,
        "faulty.preprocessing[0].fill", "must be mean, median, most_frequent or a number in quotes");
    row("columns count letters, not bytes", "units = 4", "name = \"Größe\", units = 0", 12, 47,
        "fixed.layers[0].units", "is 0, must be at least 1 and at most 1000000");
}

void tst_pair_errors::errors()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, key);
    QFETCH(QString, message);
    QString text = demoText();
    const qsizetype place = text.indexOf(from);
    QVERIFY(place >= 0);
    text.replace(place, from.size(), to);
    try {
        parsed(text);
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()), message);
        QCOMPARE(QString::fromStdString(error.position().key), key);
        QCOMPARE(error.position().line, line);
        QCOMPARE(error.position().column, column);
        QCOMPARE(QString::fromUtf8(error.what()),
                 QStringLiteral("demo.toml:%1:%2: %3: %4").arg(line).arg(column).arg(key, message));
    }
}

void tst_pair_errors::syntaxErrors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("unfinished") << QByteArray("id = \n") << 1 << 6;
    QTest::newRow("key twice") << QByteArray("id = \"a\"\nid = \"b\"\n") << 2 << 6;
    QTest::newRow("not UTF-8") << QByteArray("id = \"a\"\ntitle = \"\xff\"\n") << 2 << 9; // after the last readable one
    QTest::newRow("integer too large") << QByteArray("id = 99999999999999999999") << 1 << 26;
    QTest::newRow("open header") << QByteArray("[data\n") << 1 << 6;
    QTest::newRow("a script") << QByteArray("\nimport keras\n") << 2 << 8;
}

void tst_pair_errors::syntaxErrors()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    try {
        parsePair(text.toStdString(), "demo.toml");
        QFAIL("no error");
    } catch (const Error& error) {
        QVERIFY2(QByteArray(error.what()).contains("not valid TOML: "), error.what());
        QVERIFY(!QByteArray(error.what()).contains('\n'));
        QCOMPARE(error.position().line, line);
        QCOMPARE(error.position().column, column);
    }
}

void tst_pair_errors::layersThatDoNotFit()
{
    QString text = demoText();
    text.replace(QStringLiteral("loss = \"mse\"\n"),
                 QStringLiteral("loss = \"mse\"\npreprocessing = [{ step = \"reshape\", shape = [28, 28, 1] }]\n"));
    text.replace(QStringLiteral("{ kind = \"Dense\", units = 3, activation = \"softmax\" }"),
                 QStringLiteral("{ kind = \"LSTM\", units = 3 }"));
    try {
        parsed(text);
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(QByteArray(error.what()), QByteArray("demo.toml:13:5: fixed.layers[1]: layer 1 (LSTM): needs 2 axes, "
                                                      "gets [28, 28, 4]"));
    }
    // Dropped columns change the shape in a way that only the data know, so nothing is claimed.
    text.replace(QStringLiteral("[28, 28, 1] }"),
                 QStringLiteral("[28, 28, 1] }, { step = \"drop_columns\", columns = [0] }"));
    parsed(text);
}

QTEST_APPLESS_MAIN(tst_pair_errors)
#include "tst_pair_errors.moc"
