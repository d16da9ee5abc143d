import { never } from '../lists.ts'
import type { SourceWords } from '../sources.ts'

export const germanSources: SourceWords = {
  questions: [
    'Wo haben Sie das in Ihrer eigenen Arbeit erlebt?',
    'Welchen Punkt bezweifeln Sie, und aus welcher Erfahrung?',
    'Was machen Sie anders, oder ab jetzt?',
  ],
  writes: (quote, who) => `${quote}, schreibt ${who}.`,
  marks: ['„', '“'],
  boilerplate:
    /(?<!\p{L})(?:cookies?|newsletter|abonnieren|abonnement|abo|anmelden|einloggen|registrieren|urheberrecht|alle rechte vorbehalten|datenschutz\p{L}*|impressum|nutzungsbedingungen|hier klicken|weiterlesen|mehr lesen|anzeige|gesponsert|foto:|teilen sie|folgen sie uns|zuletzt aktualisiert)(?!\p{L})|©/iu,
  contrast:
    /(?<!\p{L})(?:aber|nicht|nie|niemals|sondern|statt|obwohl|dennoch|trotzdem|jedoch|während|mehr als|weniger als|nur|niemand|nichts|ohne|trotz)(?!\p{L})/iu,
  reported:
    /(?<!\p{L})(?:laut|zufolge|(?:der|die|das|dieser|diese|dieses|ein|eine|ihr|ihre|sein|seine|dem|den) (?:\p{L}+ )?(?:Artikel|Autor|Autorin|Studie|Studien|Umfrage|Bericht|Beitrag|Text|Buch|Aufsatz|Interview|Podcast|Folge|Vortrag|Video|Untersuchung|Forscher|Forscherin|Forschenden|Journalist|Journalistin|Kolumne|Blog|Zahlen|Daten|Ergebnisse)|(?:ich|wir) (?:\p{L}+ ){0,3}(?:gelesen|gehört|gesehen|gestoßen)|(?:gelesen|gehört|gestoßen) (?:habe ich|bin ich)|(?:er|sie) (?:schreibt|schrieb|sagt|sagte|berichtet|behauptet|findet|fand|zeigt|beschreibt|nennt|erzählt|zählte|schreiben|berichten|zeigen|zählten)|(?:schreibt|schrieb|sagt|sagte|berichtet|erzählt|erklärt|schreiben|sagen|berichten) (?:er|sie))(?!\p{L})/iu,
  likewise: /(?<!\p{L})(?:wie|genauso|ebenso|ähnlich|auch)(?!\p{L})/iu,
  reacting:
    /(?<!\p{L})(?:stimme|zustimm\p{L}*|widersprech\p{L}*|bezweifl?e?\p{L}*|zweifl?e?\p{L}*|überrasch\p{L}*|erstaun\p{L}*|erschreck\p{L}*|erschrocken|beeindruck\p{L}*|überzeug\p{L}*|gestolpert|stolper\p{L}*|erkenne|frage mich|glaube|denke|finde|meine|hoffe|wünsche|vermute|erwartet)(?!\p{L})/iu,
  promising: /(?<!\p{L})(?:ich verspreche|verspreche ich)(?!\p{L})/iu,
  others:
    /(?<!\p{L})(?:sie|er|ihre?[mnrs]?|seine?[mnrs]?|man|leute|teams|firmen|unternehmen|führungskräfte|beschäftigte|mitarbeitende|forscher|alle|viele|manche|einige|andere|(?:die|das|der) (?:firma|team|unternehmen|autorin?|studie|gründer\p{L}*|gruppe))(?!\p{L})/iu,
  joints: /(?<!\p{L})(?:dass|als|während|weil|aber|obwohl|wo|wenn|wie|ob|denn|sondern)(?!\p{L})/iu,
  weInVerb: never,
}
