/** Invented texts: four ways of writing about similar subjects. */
export const germanWriters: Record<string, readonly string[]> = {
  terse: [
    `Ich habe das Montagstreffen gestrichen.

Keiner hat gefragt.

Drei Wochen lang habe ich auf Protest gewartet. Es kam keiner. Also habe ich auch das am Donnerstag gestrichen.

Die meisten Treffen sind Gewohnheit. Ich behalte die, die fehlen würden.

Es sind zwei.`,
    `Ich habe die falsche Person eingestellt.

Das war mein Fehler. Ich mochte, wie er sprach. Seine Arbeit habe ich nicht angesehen.

Nach neun Wochen war er weg. Das Team war höflich.

Heute will ich vorher eine Seite sehen. Eine echte.

Reden kann jeder.`,
    `Mein erster Preis war zu niedrig.

Ich wusste es. Ich habe ihn trotzdem hingeschrieben.

Die Kundin sagte nach vier Minuten ja. Die Stille danach war teuer.

Ein schnelles Ja ist ein schlechtes Zeichen.

Beim nächsten Mal habe ich verdoppelt. Das Ja kam am selben Tag.`,
    `Ein Neuer hat heute einen Fehler in meinem Code gefunden.

Er war alt. Er war von mir. Er lag dort seit dem Frühling.

Ich wollte ihn erklären. Ich habe danke gesagt.

Erklären hilft mir. Danke hilft ihm.

Bis zum Mittag fand er zwei weitere.`,
    `Ich habe einmal die falsche Tabelle gelöscht.

Es dauerte elf Sekunden. Die Rettung dauerte eine Nacht.

Niemand wurde laut. Mein Chef brachte Suppe.

Ich lese den Namen des Servers bis heute zweimal. Dann noch einmal.

Die Angst geht. Die Gewohnheit bleibt.`,
    `Ich arbeite allein in einem kleinen Zimmer.

Man fragt mich, ob mir das Büro fehlt. Mir fehlt die Kaffeemaschine.

Der Lärm fehlt mir nicht. Die offene Tür fehlt mir nicht.

Zweimal die Woche fahre ich hin. Ich rede den ganzen Tag. Dann fahre ich heim und arbeite.

Das reicht mir.`,
    `Früher habe ich jede Kritik verpackt.

Nichts änderte sich. Ich hielt die Leute für stur.

Sie hatten mich nicht gehört. Da war zu viel Watte.

Heute sage ich einen Satz. Dann schweige ich.

Das Schweigen ist der schwere Teil.`,
    `Wir haben neun Werkzeuge für Aufgaben.

Ich habe sie am Freitag gezählt. Vier enthalten dieselbe Liste.

Eines habe ich am Samstag geschlossen. Ich habe es keinem gesagt. Heute ist Mittwoch.

Morgen schließe ich das nächste.

Was unbemerkt verschwindet, war kein Werkzeug.`,
  ],
  teacher: [
    `Lohnt sich dein Montagstreffen? So findest du es heraus:

1. Schreib auf, was ihr in den letzten vier entschieden habt.
2. Streich, was du per Nachricht hättest klären können.
3. Zähl, was übrig bleibt.

Bleiben dir weniger als zwei Punkte, kannst du es absagen. Dein Team wird dir danken, und du hast deinen Morgen zurück.

Was würde dir fehlen?`,
    `Du stellst besser ein, wenn du weniger fragst.

Nimm diese drei Fragen in dein nächstes Gespräch:

1. Was hast du letzten Monat fertig gemacht?
2. Was hast du liegen lassen, und warum?
3. Wen würdest du deine Arbeit prüfen lassen?

Aus der zweiten lernst du am meisten: darauf bereitet sich keiner vor.

Welche Frage stellst du immer?`,
    `Wie erhöhst du deine Preise, ohne deine Kunden zu verlieren? Du sagst es ihnen früh.

In dieser Reihenfolge klappt es:

1. Such dir zuerst das Datum aus, dann die Zahl.
2. Schreib deinem besten Kunden als Erstem.
3. Erklär, was er bekommt, nicht was du brauchst.

Deine Kunden vergleichen dich mit dem letzten Jahr: nicht mit dem Markt.

Wann hast du deine zuletzt geändert?`,
    `Deine Reviews dauern lange, weil sie groß sind.

Mach eine Woche lang das hier:

1. Teil jede Änderung, bis du sie in zehn Minuten lesen kannst.
2. Sag in der ersten Zeile, was du willst: eine Prüfung, eine Meinung oder ein Ja.
3. Antworte vor dem Mittag.

Du siehst es am Mittwoch: Die Schlange ist leer, und du bist nicht müde.

Was war deine kleinste Änderung?`,
    `Du hast einen Fehler gemacht. Was sagst du jetzt?

Nimm diese drei Sätze:

1. "Das ist passiert, und ich war es."
2. "Das wirst du davon merken."
3. "Dann hörst du wieder von mir."

Einen vierten brauchst du nicht. Wenn du zu viel erklärst, sucht dein Gegenüber nach dem, was du versteckst.

Welcher fällt dir am schwersten?`,
    `Arbeitest du zu Hause? Dann brauchst du ein Ende für deinen Tag.

Diese drei kosten dich nichts:

1. Schreib die erste Zeile von morgen: Du fängst schneller an.
2. Sag im Chat tschüss, auch wenn dir keiner antwortet.
3. Geh einmal um deinen Block.

Dein Kopf will eine Tür. Wenn du keine hast, musst du sie bauen.

Wie schließt du deine?`,
    `Kritik wirkt nicht, wenn du sie zu spät gibst. Das kannst du ändern.

Prüf drei Dinge, bevor du sprichst:

1. Hast du es selbst gesehen?
2. Kann dein Gegenüber es bis Freitag ändern?
3. Würdest du es hören wollen?

Hast du dreimal ja, dann sag es heute. Sonst behalt es: Du lässt nur Dampf ab.

Was war die beste Kritik, die du bekommen hast?`,
    `Du brauchst kein neues Werkzeug. Du musst wissen, wofür dein altes da ist.

Frag dein Team:

1. Wo schaust du morgens zuerst hin?
2. Was tippst du zweimal?
3. Was würdest du nie wieder nachschlagen?

Die Antworten zeigen dir, was du schließen kannst: Dein Budget freut sich, und dein Morgen auch.

Auf welches könntest du zuerst verzichten?`,
  ],
  essayist: [
    `Es gibt eine Art von Besprechung, die vor allem deshalb stattfindet, weil sie schon immer stattgefunden hat, und obwohl jeder im Raum sagen könnte, wozu sie einmal gut war, wüsste kaum jemand zu sagen, wozu sie es heute ist. Unsere lag am Montag (wo sonst), und als sie schließlich entfiel, was fast aus Versehen geschah, weil zwei der Stammgäste krank waren, änderte sich nichts außer dem recht vergnügten Lärm in der Küche gegen halb zehn.

Das spricht freilich nicht gegen Besprechungen; es spricht gegen alles, dessen Fehlen niemand bemerken würde.`,
    `Man beschreibt das Einstellen gern als Suche nach dem richtigen Menschen, als stünde dieser irgendwo hinter einer Hecke und wartete darauf, gefunden zu werden, während die Richtigkeit in Wahrheit erst danach entsteht – durch die Arbeit, die man ihm gibt, durch die Geduld derer, die neben ihm sitzen, und durch einiges Glück, von dem in der Stellenanzeige selten die Rede ist.

Die Häuser, die scheinbar so gut wählen, haben meist nur gelernt, gut zu empfangen; sie wissen, dass der dritte Monat mehr entscheidet als das dritte Gespräch.`,
    `Preise sind eine Sprache, und wie jede Sprache sagen sie mehr, als der Sprechende beabsichtigt. Ein niedriger etwa lädt den Käufer nicht bloß ein; er deutet zugleich an (leise, aber für alle hörbar), dass der Verkäufer sich nicht ganz sicher war, und da sich die meisten lieber auf dessen Zuversicht verlassen als auf das eigene Urteil, erweist sich der bescheidene Preis als derjenige, der schwerer zu verteidigen ist.

Ob das gerecht ist, steht auf einem anderen Blatt, das man gern denen überlässt, die Rechnungen schreiben.`,
    `Es liegt nahe, sich das Prüfen von Code als Schranke vorzustellen, weil Schranken leicht zu zeichnen und noch leichter zu zählen sind, während ein Gespräch – und nichts anderes war eine gute Prüfung je – nichts zurücklässt als zwei Menschen, die dieselbe Sache ein wenig besser verstehen als zuvor.

Wo die Schranke siegt, werden die Anmerkungen kürzer und die Änderungen länger, da niemand öfter hindurch will als nötig; wo das Gespräch siegt, stellt man mit einigem Erstaunen fest, dass die Schranke kaum je gebraucht wurde.`,
    `Der Fehler selbst war ohne Belang (eine Tabelle, eine fehlende Zeile, ein müder Abend), doch was folgte, ist geblieben, weil niemand in jenem Raum fragte, wer es gewesen war, obwohl alle es wussten, und weil die Frage, die man stattdessen stellte – was es so leicht gemacht hatte –, eine Antwort fand, die weit mehr wert war als eine Entschuldigung.

Man kommt mit der Zeit zu der Ansicht, dass Schuld vor allem ein Mittel ist, ein Gespräch früh zu beenden, und dass jene, die es noch eine Stunde offen lassen, die haltbareren Anlagen bauen.`,
    `Vieles ist darüber geschrieben worden, was verloren geht, wenn man kein Büro mehr teilt, und das meiste davon stimmt, doch bleibt es merkwürdig, wie selten jemand erwähnt, was das Büro selbst schon genommen hatte: den langen ungestörten Vormittag etwa, der in Bibliotheken und Klöstern und aus irgendeinem Grund in Zügen überlebt hat, aber kaum je zwischen zwei Glaswänden und einem klingelnden Telefon.

Vielleicht ist es ehrlicher zu sagen, dass keiner der beiden Orte für alles taugt, und dass ein Arbeitsleben wie ein Haus mindestens zwei Zimmer braucht.`,
    `Kritik, so heißt es, solle genau, rechtzeitig und freundlich sein, und da gegen keines der drei etwas einzuwenden ist, fragt man sich, warum sie es so selten ist. Der Grund liegt vermutlich darin, dass Freundlichkeit und Genauigkeit auseinanderstreben, sobald die Sache ernst wird; der genaue Satz klingt kühl, während der freundliche, nachdem er so oft gewendet wurde, gar nichts mehr bedeutet.

Was hilft (und länger dauert, als jede Schulung vorsieht), ist eine über Monate geübte Genauigkeit im Lob, die zeigt, dass man überhaupt hinsieht.`,
    `Jede Firma sammelt Werkzeuge an wie ein Fluss die Steine, nämlich ohne es zu beschließen, und bis jemand vorschlägt, das Bett zu räumen, hat das Wasser längst gelernt, um sie herumzufließen. Einige kann man gewiss entfernen, und man sollte es auch; allerdings wäre es ein Irrtum zu glauben, die Steine seien das Übel gewesen, wo es doch das Gefälle war – die Richtung, in der die Arbeit ohnehin lief –, das sie dorthin getragen hat.

Daher die Enttäuschung nach so vielen Umzügen, die bessere Steine bringen und den Fluss lassen, wie er war.`,
  ],
  cheerful: [
    `Große Neuigkeiten aus unserem Team! 🎉 Wir haben uns vom Montagstreffen verabschiedet!

Wir dachten, wir halten keine Woche durch, und jetzt? Es läuft super! Alle sind entspannter und wir haben schon zwei Funktionen fertig! 🚀

Danke an alle, die daran geglaubt haben! Ihr seid die Besten!

#teamwork #montag #arbeit`,
    `Wir suchen dich!! 🙌

Wir freuen uns riesig auf jemanden, der genauso gern baut wie wir! Kleines Team, viel Spaß und freitags immer Kuchen 🎂

Keine Sorge, wenn nicht alles passt! Hat es bei uns auch nicht 😄

Meldet euch!

#jobs #design #team`,
    `Also... wir haben uns getraut! 😱 Wir haben unsere Preise erhöht!

Ewig haben wir es vor uns hergeschoben! Und was ist passiert? Gar nichts Schlimmes! Unsere Kunden haben uns so liebe Nachrichten geschrieben! 💛

Wir sind so dankbar! Unsere Arbeit darf etwas kosten!

#preise #selbstständig`,
    `Können wir bitte mal über unsere Code-Reviews reden?! 😍

Die sind inzwischen unser liebster Teil der Woche! Wir lachen, wir lernen und keiner hat Angst vor Fragen! So fühlt sich ein Team an!

Danke an die ganze Truppe! Ihr seid großartig! 💪✨

#coding #lernen #teamwork`,
    `Tja... gestern haben wir alles kaputt gemacht! 🙈

Schön war das nicht! Aber wow, wie alle mit angepackt haben! Pizza kam, Witze flogen und vor Mitternacht lief alles wieder! 🍕

Wir haben so viel gelernt und sind noch enger zusammengerückt! Nie im Leben tauschen wir diese Bande ein! ❤️

#fehler #team #lernen`,
    `Ein Jahr im Homeoffice! 🏡🎉

Wer hätte gedacht, dass wir es so lieben?! Unsere Hunde sind glücklich, unsere Pflanzen leben noch und wir haben noch nie so viel gelacht! 😂

Immer leicht ist es nicht, aber wir haben uns! Auf das nächste Jahr!

#homeoffice #remote`,
    `Heute gab es das schönste Lob überhaupt! 🥹

Eine Kundin schrieb uns, wir hätten ihre Woche gerettet! Ihre WOCHE! Wir grinsen immer noch! 😊

Für solche Momente machen wir das! Danke, danke, danke! Ihr wisst gar nicht, wie viel uns das bedeutet!

#kunden #dankbar #team`,
    `Wir haben ein neues Lieblingswerkzeug! 🤩

Ja gut, das sagen wir jeden Monat! Aber diesmal wirklich! Es ist schnell, es ist hübsch und es stürzt nicht ab, wenn wir alle gleichzeitig drin sind! 🎊

Wir könnten nicht froher sein! Wer von euch kennt es schon?! Erzählt uns alles!

#tools #arbeit`,
  ],
}
