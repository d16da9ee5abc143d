import { setOf } from '../lists.ts'
import type { LanguageWords } from '../words.ts'

export const french: LanguageWords = {
  small: setOf(`
    le la les l un une des du de d au aux ce cet cette ces c et ou mais donc or ni car si que qu qui quoi dont où quand
    comme parce puisque lorsque à en dans par pour sur sous avec sans chez entre vers contre depuis pendant avant après
    ne n pas plus jamais rien aucun aucune très trop aussi encore déjà toujours même est sont était étaient être été
    suis es sommes êtes sera a ont ai as avons avez avait avaient avoir eu fait faire peut peuvent pouvoir doit faut je
    j me m moi mon ma mes tu te t toi ton ta tes il elle on se s soi lui son sa ses nous notre nos vous votre vos ils
    elles leur leurs y tout tous toute toutes autre autres quelque quelques chaque plusieurs ça cela alors`),
  ending: /(?:euses?|isme|erie)$/,
  letter: /[éèêëàâçùûîôœ]/i,
}
