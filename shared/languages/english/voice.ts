import { setOf } from '../lists.ts'
import type { Lexicon } from '../voice.ts'

export const english: Lexicon = {
  self: setOf('i me my mine myself'),
  team: setOf('we us our ours ourselves'),
  reader: setOf('you your yours yourself yourselves'),
  joints: setOf(`
    because but so however therefore although though while since unless until whereas yet still thus hence then
    instead otherwise meanwhile besides moreover furthermore rather nevertheless`),
  contraction:
    /^(?:\p{L}+(?:n['’]t|['’](?:re|ve|ll|d|m))|(?:it|he|she|that|this|there|here|what|who|where|how|let)['’]s)$/u,
  starters: setOf('and or'),
  common: setOf(`
    about after again also always another around away back because been before being below between both came come could
    does doing done down each even ever every everyone everything find first from gets give going good have having here
    into itself just keep know last less like long made make many maybe mean more most much must need never next nobody
    nothing once only other others over people really said same says should since some someone something still such take
    than that their them then there these they thing things think this those through time today under until very want
    well went were what when where which while will with without work would year years your yours`),
}
