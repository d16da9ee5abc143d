import { setOf } from '../lists.ts'
import type { LanguageWords } from '../words.ts'

export const english: LanguageWords = {
  small: setOf(`
    a an the this that these those and or but nor so yet if than as at by for from in into of off on onto out over to
    under up upon with within without about after before between through during against among around because while
    when where which who whom whose what why how there here then not no is are was were be been being am has have had
    having do does did doing can could will would shall should may might must i me my mine myself we us our ours you
    your yours he him his she her hers it its they them their theirs one ones all any both each either every few many
    more most much neither none other another some such only own same too very just also even still again ever never
    s t re ve ll d m`),
  ending: null,
  letter: null,
}
