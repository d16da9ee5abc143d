import { never, none, setOf } from '../lists.ts'
import type { ReaderWords } from '../reader.ts'

export const english: ReaderWords = {
  verbs: {
    subjects: setOf('i we he she they'),
    leading: none,
    noVerb: setOf('and or but nor as with of in on at to from for by than myself all both'),
    finite: setOf(`
      am is are was were isn aren wasn weren has have had hasn haven hadn does did doesn don didn can could will would
      shall should must might cannot couldn won wouldn shouldn went came took gave wrote began ran knew saw fell rose
      ate drove spoke chose broke grew threw wore rang sang flew froze forgot shook stole drew blew became woke said
      told got seems knows wants thinks says goes takes makes gets gives`),
    sure: never,
    likely:
      /^(?:\p{L}{2,}ed|felt|meant|stood|left|paid|lost|sold|bought|made|sent|spent|held|led|met|won|built|taught|found|kept|heard|read|put|cut|set|hit|cost|let|brought|sat|slept|caught|fought|thought|quit|do|may|comes|means|needs|likes|sees|works|looks|feels|keeps|costs|helps|hates|loves|happens|becomes|remains|depends|matters|exists|lives|runs|sells|buys|pays|uses|starts|stops|stays|leaves|loses|brings|tells|asks|reads|writes|sounds|know|think|want|need|believe|seem|mean|become|happen|feel|keep|say|get|go|come|make|take)$/u,
    opens: never,
    others: setOf(`
      need feed speed indeed hundred embed exceed proceed succeed seed breed shed red bed wed fed sacred naked wicked
      based supposed shared mixed limited advanced experienced dedicated detailed unexpected`),
    before: setOf(`
      a an the this that these those my our your his her its their no some any every each one two three four five six
      seven eight nine ten of in on at to from for by with without about into over under between through as and or more
      most less very so too well not new old first last next best other s be`),
    opening: setOf(`
      because when if which who whose how why what where while whereas after before since although though until unless
      whether whenever wherever as`),
    relative: setOf('that which who'),
    near: setOf('that'),
    articles: setOf('the a an my our one two three four five six seven eight nine ten'),
  },
  joints: setOf('of for and or'),
  nouns: setOf('a the to my our be'),
  prepositions: setOf('after before since until as'),
  everything: setOf('everything anything something'),
  being: setOf('is are was were'),
  contracted: setOf('it that there here what who how he she let everyone nobody'),
  contrasts: [
    /\b(?:it|this|that|they|these|we|you)(?:['’](?:s|re)| is| are) not (?!yet\b|only\b)[^.!?\n;:]{2,60}[.;,—–] {0,2}(?:it|this|that|they|we|you)(?:['’](?:s|re)| is| are)\b/i,
    /\b(?:is|are|was|does)n['’]t (?:just |only |simply |about )?[^.!?\n;:]{2,60}[.;—–] {0,2}(?:it|this|that|they)(?:['’](?:s|re)| is| are)\b/i,
    /\bnot because [^.!?\n]{2,60}[.,]\s{1,2}(?:but )?because\b/i,
    /\bnot (?:just |about |a |an |by |in )?[^.!?\n,]{2,40}\.\s{1,2}(?:it|they|that)(?:['’](?:s|re)| is| are) (?:about |a |an |the )/i,
  ],
  vowels: /[aeiouy]+/g,
  mute: /[^aeiouyl]e$|[^aeiouytd]ed$/,
  // Flesch–Kincaid.
  grade: ({ perWord, perSentence }) => 0.39 * perSentence + 11.8 * perWord - 15.59,
  smallShare: 0.5,
}
