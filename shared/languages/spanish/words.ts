import { setOf } from '../lists.ts'
import type { LanguageWords } from '../words.ts'

export const spanish: LanguageWords = {
  small: setOf(`
    el la los las lo un una unos unas de del a al en con sin por para sobre entre hasta desde hacia según tras contra
    y e o u pero sino ni que si como cuando donde porque aunque mientras pues no sí nunca jamás nada nadie muy más
    menos tan tanto también ya aún todavía siempre solo sólo es son era eran ser sido soy eres somos está están estaba
    estar he ha han hay había haber hemos tiene tienen tener puede pueden poder debe hace hacer fue fueron yo me mí mi
    mis tú te ti tu tus él ella ello se su sus le les nos nosotros nosotras nuestro nuestra nuestros nuestras os usted
    ustedes vosotros vuestro vuestra ellos ellas este esta estos estas esto ese esa esos esas eso aquel aquella qué
    quién quien cual cuál cómo dónde todo toda todos todas otro otra otros otras cada algo alguien`),
  ending: /(?:dad|miento|anza|istas?|ismo|dora|dores|ajo|azgo)$/,
  letter: /[ñáíóú¿¡]/i,
}
