// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/operators/OperatorText.h"

#include <QTest>

using namespace semblance;

class tst_OperatorText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void titles_data();
    void titles();
    void about();
};

void tst_OperatorText::titles_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("title");
    QTest::newRow("pre-training") << "TCL"
                                  << "TCL · Change labels";
    QTest::newRow("unknown") << "XYZ"
                             << "XYZ";
}

void tst_OperatorText::titles()
{
    QFETCH(QString, id);
    QFETCH(QString, title);
    QCOMPARE(operatorTitle(id.toStdString()), title);
}

void tst_OperatorText::about()
{
    const QString known = operatorAbout("TCL", Scenario::Pre);
    QVERIFY2(known.startsWith(QStringLiteral("Pre-training · DeepCrime")), qPrintable(known));
    QCOMPARE(operatorAbout("XYZ", Scenario::Post1), QStringLiteral("Post-training, scenario 1"));
}

QTEST_GUILESS_MAIN(tst_OperatorText)
#include "tst_operator_text.moc"
