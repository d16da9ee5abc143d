import type { NoteWords } from '../writing.ts'

export const englishNotes: NoteWords = {
  joins: 'and|but|so|also',
  orders:
    "keep|make|use|write|say|mention|name|add|include|leave|skip|drop|omit|cut|put|call|quote|begin|start|open|close|end|finish|lead|focus|sound|be|stay|let|try|give|show|remove|change|turn|check|tag|credit|explain|handle|ask|mind|treat|pick|take|stick|stress|emphasi[sz]e|highlight|spell|sort|clean|trim|shorten|replace|swap|tone|thank|think|remember|feel|get|see|tell|translate|avoid|don['’]?t|do not|no need|sorry|hi|hello|hey|thanks|aim(?:ed)?|careful|maybe|perhaps|only|just",
  starts: 'no|not|nothing|nobody|none|never|without|less|more|rather|if|so|for|as|with',
  hides:
    "nda|confidential\\p{L}*|secret|secrecy|private|privately|privacy|anonymous\\p{L}*|anonymi[sz]\\p{L}*|unnamed|nameless|internal|embargo\\p{L}*|off[ -]the[ -]record|between (?:us|you and me|ourselves)|(?:leave|leaving|left|keep|keeping|kept|stays?|take|cut) (?:[\\p{L}\\p{N}'’]+ ){0,6}(?:out|off|back|aside)|(?:keep|keeping) (?:[\\p{L}'’]+ ){0,4}(?:quiet|vague|to (?:yourself|ourselves|myself))|identif\\p{L}+|disclos\\p{L}+|reveal\\p{L}*|surnames?|recogni[sz]\\p{L}+|naming|mention\\p{L}*|not (?:for|in) (?:the )?(?:post|public\\p{L}*|print|readers)|(?:don['’]?t|not|no|never|without|can['’]?t|cannot|shouldn['’]?t|mustn['’]?t) (?:[\\p{L}'’]+ ){0,3}(?:names?|named|tag|tagged|say|tell|print|printed|publish|published|share|quote|quoted|appear|public|known|in there|in it)",
  wishes:
    "at all possible|hold off|fine to|\\d{1,3} ?% (?:sure|certain)|play(?:ed)? down|off the top|to be (?:\\p{L}+ )?named|be named|please|pls|plz|thx|should(?:n['’]?t)?|must(?:n['’]?t)?|ought|may|might|could (?:you|be)|can (?:you|be)|would you|i['’]d|i would|i want|(?:don['’]?t|doesn['’]?t|didn['’]?t) want|(?:i|we)['’]?(?:m| am| are|re)? after|i hope|i (?:don['’]?t )?mean|rather|prefer|let['’]?s|ideally|obviously|of course|allowed|supposed to|is fine|fine by|okay|ok|up to you|your call|as you see fit|what (?:fits|you need)|for context|background|fyi|btw|by the way|todo|to do|tbd|tbc|nb|ps|note|reminder|meant|maybe|perhaps|(?:not|i['’]m|pretty) sure|i think|i guess|reckon|roughly|approx\\p{L}*|from memory|verify|double[- ]check|xx+|asked (?:me |us )?not|sign(?:ed)? off|permission|approval|has to be|if possible",
  text: 'max|\\d{1,4} (?:words|lines|characters)|first line|punchline|pathos|posts?|texts?|tones?|style|hooks?|headlines?|paragraphs?|sentences?|wording|phrases?|emojis?|hashtags?|jargon|readers?|audience|opening|opener|ending|drafts?|version|linkedin|jokes?|humou?r|moral|lesson|pitch|salesy|preachy|cheesy|bullets?|bullet points|caps|caption|sounds?|sounding|comes? (?:across|over)|look like',
  manner:
    'light|warm|warmly|quiet|sweet|simple|serious|funny|friendly|short|shorter|brief|punchy|plain|dry|honest|humorous|sober|neutral|casual|formal|humble|dramatic|cheerful|blunt|gentle|polite|factual|matter-of-fact|smug|bitter|vague|modest|bragging|whiny',
  not: "no|not|nor|never|nobody|nothing|none|without|cannot|\\p{L}{2,6}n['’]t|dont|doesnt|isnt|cant|wont|shouldnt",
  you: 'you|your|yours|u|ur',
  back: 'that|it|this|those|them|bit|part',
  roles:
    'client customer company boss manager colleague compan name cit town person people brand employer supplier team amount number figure',
}
