import { setOf } from '../lists.ts'
import type { Lexicon } from '../voice.ts'

export const french: Lexicon = {
  self: setOf('je j me m moi mon ma mes mien mienne'),
  team: setOf('nous notre nos on'),
  reader: setOf('tu te t toi ton ta tes vous votre vos'),
  joints: setOf(`
    mais donc car parce puisque cependant pourtant toutefois néanmoins alors ainsi sinon or quoique lorsque tandis
    ensuite puis enfin plutôt certes`),
  contraction: null,
  starters: setOf('et ou'),
  common: setOf(`
    ainsi alors après aussi autre autres avant avec avoir beaucoup bien cela celle celui cette chaque chez comme comment
    contre dans depuis donc elle elles encore entre être faire fait fois leur leurs mais même moins notre nous parce pour
    pourquoi quand quel quelle quelque rien sans sera sont sous suis sur temps toujours tous tout toute toutes très votre
    vous`),
}
