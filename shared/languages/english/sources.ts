import { never } from '../lists.ts'
import type { SourceWords } from '../sources.ts'

export const englishSources: SourceWords = {
  questions: [
    'Where have you seen this in your own work?',
    'Which of its points do you doubt, and from what experience?',
    'What do you do differently, or will you from now on?',
  ],
  writes: (quote, who) => `${quote}, writes ${who}.`,
  marks: ['“', '”'],
  boilerplate:
    /\b(?:cookies?|newsletter|subscribe|subscription|sign (?:up|in)|log in|copyright|all rights reserved|privacy policy|terms of (?:use|service)|click here|read more|advertisement|sponsored|photo(?:graph)? (?:by|credit)|share this|follow us|related articles?|originally published|updated (?:on|at))\b|©/iu,
  contrast:
    /\b(?:but|not|never|instead|although|though|yet|however|whereas|rather than|more than|less than|only|nobody|nothing|without|despite)\b/iu,
  reported:
    /\b(?:according to|(?:the|this|that|an?|her|his|their|its) (?:\p{L}+ )?(?:article|author|study|studies|survey|report|piece|post|paper|book|essay|interview|podcast|episode|talk|video|text|research|researchers?|writer|journalists?|column|blog|findings|figures|numbers|data) (?!(?:from|of) (?:my|our)\b)|(?:I|we)(?:[’']ve)? (?:just |recently |once )?(?:read|came across|stumbled|heard|saw|listened|watched)\b|(?:he|she|they) (?:writes?|wrote|says?|said|reports?|argues?|claims?|finds?|found|shows?|describes?|calls?|tells?|told|notes?|counted)\b)/iu,
  likewise: /\b(?:like|just as|same as|as in|similar to|so did|so do)\b/iu,
  reacting:
    /\b(?:(?:dis)?agree\w*|doubt\w*|surpris\w*|struck|strikes|stun\w*|shock\w*|impress\w*|convince\w*|stumbl\w*|recogni[sz]e\w*|wonder\w*|believe|think|feel|hope|wish|bet|suspect|expected|(?:I|we) question)\b/iu,
  promising: /\bI(?:[’']m| am)? (?:promise|vow|shall|going to)\b/iu,
  others:
    /\b(?:they|he|she|their|his|her|people|teams|companies|firms|managers|employees|researchers|everyone|most|many|some|others|the (?:company|team|firm|author|study|founders?|group))\b/iu,
  joints: /\b(?:that|than|while|whereas|because|but|although|where|which|who|when|as)\b/iu,
  weInVerb: never,
}
