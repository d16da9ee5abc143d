import type { NoteWords } from '../writing.ts'

export const germanNotes: NoteWords = {
  joins: 'und|aber|also|dann|nur',
  orders:
    'max|halte?|mache?|schreibe?|nenne?|erwähne?|lasse?|verwende?|nimm|nutze?|benutze?|streiche?|kürze?|formuliere?|fange?|ende|passe?|achte|denke?|prüfe?|zeige?|vermeide?|lege?|achtung|vorsicht|hallo|moin|hi|guten tag|kein|keine|keinen|keinerlei|möglichst|auf keinen fall|keinesfalls|bloß|entschuldige|entschuldigung|sorry|verzeih\\p{L}*|versuche?|probiere?|überlege?|bau|pack|sortiere?|räum',
  infinitive: /(?<!\p{L})\p{Ll}{2,20}(?:en|ern|eln)[.!]?$/u,
  hides:
    'nda|vertraulich\\p{L}*|geheim\\p{L}*|anonym\\p{L}*|internes|intim\\p{L}*|privat|privates|sperrfrist|unter uns|heikel|ungenannt|öffentlich|außen vor|weglassen|weg damit|rauslassen|rauszulassen|wegzulassen|verschweig\\p{L}*|verrat\\p{L}*|preisgeben|nennen|nenne?|erwähn\\p{L}*|namentlich|erkennbar|wiedererkenn\\p{L}*|erkennt|auftauchen|vorkommen|drin ?stehen|reinschreiben|nachname\\p{L}*|namen? (?:nicht|bitte|weg)|(?:nicht|kein\\p{L}*|nie) (?:\\p{L}+ ){0,4}(?:sagen|schreiben|rein|hinein|drin|publik|veröffentlich\\p{L}*|preis|stehen)|(?:keiner?|niemand|niemanden|keinen) (?:\\p{L}+ ){0,3}(?:wissen|was an|etwas an|erfahren)|(?:gehört|muss|soll|braucht|darf) (?:\\p{L}+ ){0,4}(?:nicht|keiner|niemand) (?:\\p{L}+ ){0,2}(?:hin|hierher|her|wissen|rein|hinein|rauskommen)|mein problem|meine sache|für (?:dich|uns|mich) behalten|bleibt (?:unter|bei) uns|nirgends|keine silbe|kein wort|bleib\\p{L}* (?:\\p{L}+ )?(?:draußen|weg)|(?:nicht|nichts) (?:\\p{L}+ ){0,2}(?:angeben|erzählen)|(?:nur|bloß) für (?:dich|sie)',
  wishes:
    'könnte|vllt|ggf|vorläufig|ehrlicherweise|entscheide|kann auch|stehen ?lassen|drin ?lassen|bitte|pls|danke dir|soll|sollte|sollst|darf|möchte|hätte? (?:ich )?gern|wäre|lieber|eher|ruhig|kannst du|könnt ihr|könntest|können sie|natürlich|logischerweise|selbstverständlich|hintergrund|zur info|todo|ps|notiz|nur für dich|weiß (?:ich )?nicht|bin (?:mir )?nicht sicher|evtl|eventuell|glaube? ich|ich glaube?|ungefähr|aus dem kopf|nachschauen|nachprüfen|checken|gemeint|gedacht|kann (?:weg|raus)|gehört nicht|geht (?:keinen|niemanden)|wenn möglich|will nicht|will (?:ich )?(?:auf keinen|keine?n?)|xx+|würde ich gern|den \\p{L}+ bitte|vielleicht|prüfe? ich|nachfragen|gegencheck\\p{L}*|klär ich|grob|gerundet|geschätzt|vornamen?',
  text: 'max|\\d{1,4} (?:wörtern?|zeilen|zeichen|sätze)|pointe|posts?|beitrag|beitrags|texte?s?|ton|tonfall|stil|hook|einstieg|aufhänger|überschrift|absatz|absätze|formulier\\p{L}*|emojis?|hashtags?|floskeln?|leser\\p{L}*|zielgruppe|linkedin|witze?|humor|moral|pathos|werblich|reklame|klingen|klingt|klänge|rüberkomm\\p{L}*|liest|stichpunkte?|aufzählung|wortlaut|kommas?|tippfehler|rechtschreibung|satzzeichen|an den anfang|ans ende|vorneweg|nach vorn|zuerst|zahl|nummeriert\\p{L}*|umfrage|wirkt|wirken',
  manner:
    'kurz|knapp|trocken|sachlich|locker|witzig|neutral|förmlich|seriös|bescheiden|dramatisch|schlicht|nüchtern|vage|weinerlich|jammern|angeberei|prahlen',
  not: 'kein|keine|keinen|keinem|keiner|nicht|nichts|nix|nie|niemals|niemand|ohne|weder',
  back: 'das|dies|dieses|die stelle|den teil|davon',
  readers:
    /^\P{L}*(?:bitte )?(?!(?:nicht|damit|jetzt|erst|zuerst|statt|fast|sonst|somit|mit|seit|laut|selbst|meist|echt|kommt|klingt|wirkt|passt|zielt|geht|steht|ist)(?!\p{L}))\p{L}{3,}t(?!\p{L})|(?<!\p{L})(?:euch|eure?[nmrs]?)(?!\p{L})/iu,
  roles:
    'kund firm chef betrieb unternehm kolleg person leute stadt ort mark hersteller lieferant arbeitgeb name team auftraggeb mitarbeit zahl betrag',
}
