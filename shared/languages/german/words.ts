import { setOf } from '../lists.ts'
import type { LanguageWords } from '../words.ts'

export const german: LanguageWords = {
  small: setOf(`
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines und oder aber denn
    doch sondern als wie wenn weil dass ob damit obwohl während bevor nachdem in im ins an am ans auf aus bei beim mit
    nach seit von vom zu zum zur für gegen ohne um durch über unter vor hinter neben zwischen nicht nichts nur auch
    noch schon sehr so ja nein mal eben halt ist sind war waren bin bist seid sein gewesen hat haben habe hatte hatten
    hast wird werden wurde wurden werde kann können konnte muss müssen musste soll sollen will wollen darf dürfen mag
    ich mich mir mein meine meinen meinem meiner du dich dir dein deine er ihn ihm sie ihr ihre ihren ihrem es wir uns
    unser unsere unseren euch euer man sich selbst wer was wo wann warum welche welcher welches dieser diese dieses
    diesen diesem jeder jede jedes alle alles viele mehr dann da dort hier jetzt immer nie wieder also`),
  ending: /(?:ung|[kh]eit|schaft|ismus|innen|arbeit|vertrieb|markt|mangel|zeit)$/,
  letter: /[äöüß]/i,
}
