import type { NoteWords } from '../writing.ts'

export const englishNotes: NoteWords = {
  joins: 'and|but|so|also',
  orders:
    "keep|make|mention|name|include|leave|skip|drop|omit|cut|quote|start|close|end|finish|lead|focus|stay|let|try|show|remove|change|check|tag|credit|explain|handle|mind|treat|pick|take|stress|emphasi[sz]e|highlight|spell|sort|clean|trim|shorten|replace|swap|tone|thank|think|remember|feel|see|translate|avoid|don['’]?t|do not|no need|sorry|hi|hello|hey|just|forgive|excuse|apologies|morning|afternoon|evening|delete",
  hides:
    "nda|confidential\\p{L}*|secret|secrecy|private|privately|privacy|anonymous\\p{L}*|anonymi[sz]\\p{L}*|unnamed|nameless|internal|embargo\\p{L}*|off[ -]the[ -]record|between (?:us|you and me|ourselves)|(?:leave|leaving|left|keep|keeping|kept|stays?|take|cut) (?:[\\p{L}\\p{N}'’]+ ){0,6}(?:out|off|back|aside)|(?:keep|keeping) (?:[\\p{L}'’]+ ){0,4}(?:quiet|vague|to (?:yourself|ourselves|myself))|identif\\p{L}+|disclos\\p{L}+|reveal\\p{L}*|surnames?|recogni[sz]\\p{L}+|naming|mention\\p{L}*|not (?:for|in) (?:the )?(?:post|public\\p{L}*|print|readers)|(?:don['’]?t|not|no|never|without|can['’]?t|cannot|shouldn['’]?t|mustn['’]?t) (?:[\\p{L}'’]+ ){0,3}(?:names?|named|tag|tagged|say|tell|print|printed|publish|published|share|quote|quoted|appear|public|known|in there|in it)|(?:nobody|no one)(?:['’]s)? (?:[\\p{L}'’]+ ){0,3}know|(?:not|n['’]?t|never) (?:[\\p{L}'’]+ ){0,2}belong|my (?:own )?(?:problem|business)|nobody(?:['’]s) business|for your eyes|stays? (?:with|between) \\p{L}+|under wraps|nowhere|(?:just|only) for you",
  wishes:
    "hold off|play(?:ed)? down|please|pls|plz|thx|should(?:n['’]?t)?|must(?:n['’]?t)?|ought|may|might|could (?:you|be)|can (?:you|be)|would you|i['’]d|i would|i want|(?:don['’]?t|doesn['’]?t|didn['’]?t) want|i hope|i (?:don['’]?t )?mean|prefer|ideally|obviously|of course|allowed|supposed to|is fine|fine by|okay|ok|up to you|your call|as you see fit|for context|background|fyi|btw|by the way|todo|tbd|tbc|nb|ps|meant|maybe|perhaps|(?:not|i['’]m|pretty) sure|i think|i guess|reckon|roughly|approx\\p{L}*|from memory|verify|double[- ]check|xx+|asked (?:me |us )?not|permission|has to be|if possible|need(?:s)? checking|rough|rounded|named|happy (?:to|with|for)|main(?:ly)? (?:thing|point)",
  text: 'max|\\d{1,4} (?:words|lines|characters)|first line|punchline|pathos|posts?|tones?|style|hooks?|headlines?|paragraphs?|sentences?|wording|phrases?|emojis?|hashtags?|jargon|readers?|audience|opening|opener|ending|drafts?|linkedin|jokes?|humou?r|moral|lesson|salesy|preachy|cheesy|bullets?|bullet points|caps|caption|sounds?|sounding|comes? (?:across|over)|look like|commas?|typos?|spelling|grammar|punctuation|numbered|put (?:[\\p{L}\\p{N}]+ ){0,4}(?:first|last|in|front|above|below|under)|to finish|a chart|announcement',
  manner:
    'light|warm|warmly|simple|serious|funny|friendly|short|brief|punchy|plain|dry|honest|humorous|sober|neutral|casual|formal|humble|dramatic|cheerful|gentle|factual|matter-of-fact|bitter|vague|modest|bragging|whiny',
  not: "no|not|nor|never|nobody|nothing|none|without|cannot|\\p{L}{2,6}n['’]t|dont|doesnt|isnt|cant|wont|shouldnt",
  back: 'that|it|this|those|them|bit|part',
  roles:
    'client customer company boss manager colleague compan name cit town person people brand employer supplier team amount number figure',
}
