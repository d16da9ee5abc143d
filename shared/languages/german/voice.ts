import { setOf } from '../lists.ts'
import type { Lexicon } from '../voice.ts'

export const german: Lexicon = {
  self: setOf('ich mich mir mein meine meinen meinem meiner meines'),
  team: setOf('wir uns unser unsere unseren unserem unserer unseres'),
  reader: setOf('du dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem'),
  politeReader: /(?<=[\p{L}\d,;:–—] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/gu,
  joints: setOf(`
    weil aber denn doch deshalb deswegen daher darum also obwohl während sondern trotzdem dennoch jedoch allerdings
    außerdem zudem dagegen damit sodass falls sofern dadurch folglich stattdessen`),
  contraction: /^\p{L}+['’](?:s|n|ne|nen|ner)$/u,
  starters: setOf('und oder'),
  common: setOf(`
    aber alle alles also andere auch auf beim bereits bist dann dass dein denn dich dies diese diesen dieser doch durch
    eine einem einen einer eines etwas euch für gibt habe haben hast hatte hier ihre immer jetzt jede jeden jeder kann
    kein keine können machen mehr mein meine mich muss nach nicht nichts noch oder ohne schon sehr sein seine sich sind
    über unser unsere unter viel viele vielleicht wann warum weil wenn werden wieder wird wurde zwischen`),
}
