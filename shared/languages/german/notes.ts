import type { NoteWords } from '../writing.ts'

export const germanNotes: NoteWords = {
  joins: 'und|aber|also|dann|nur',
  orders:
    'überleg|max|zahl|\\p{L}+ zuerst|halte?|mache?|schreibe?|sage?|nenne?|erwähne?|lasse?|verwende?|nimm|nutze?|benutze?|bleibe?|streiche?|kürze?|formuliere?|fange?|ende|hör|gib|passe?|achte|denke?|prüfe?|zeige?|setze?|tu|bring|stelle?|vermeide?|lege?|fasse?|achtung|vorsicht|hallo|moin|hi|guten tag|bitte|kein|keine|keinen|keinerlei|lieber|eher|vielleicht|evtl|möglichst|am besten|auf keinen fall|keinesfalls|bloß',
  infinitive: /(?<!\p{L})\p{Ll}{2,20}(?:en|ern|eln)[.!]?$/u,
  starts: 'nicht|nichts|nix|nie|ohne|nur|gern|gerne|wenn|dass|als|für|mit',
  hides:
    'nda|vertraulich\\p{L}*|geheim\\p{L}*|anonym\\p{L}*|intern|internes|intim\\p{L}*|privat|privates|sperrfrist|unter uns|heikel|ungenannt|öffentlich|draußen|außen vor|weglassen|weg damit|rauslassen|raus|rauszulassen|wegzulassen|auslassen|verschweig\\p{L}*|verrat\\p{L}*|preisgeben|nennen|nenne?|genannt|erwähn\\p{L}*|namentlich|erkennbar|wiedererkenn\\p{L}*|erkennt|auftauchen|vorkommen|drin ?stehen|reinschreiben|nachname\\p{L}*|namen? (?:nicht|bitte|weg)|(?:nicht|kein\\p{L}*|nie) (?:\\p{L}+ ){0,4}(?:sagen|schreiben|rein|hinein|drin|publik|veröffentlich\\p{L}*|preis|stehen)',
  wishes:
    'könnte|vllt|ggf|vorläufig|ehrlicherweise|entscheide|kann auch|stehen ?lassen|drin ?lassen|bitte|pls|danke dir|soll|sollen|sollte|sollten|sollst|darf|dürfen|dürfte|muss nicht|möchte|hätte? (?:ich )?gern|wäre|würde|lieber|eher|ruhig|kannst du|könnt ihr|könntest|können sie|am besten|natürlich|logischerweise|selbstverständlich|logo|hintergrund|zur info|todo|ps|notiz|hinweis|nur für dich|weiß (?:ich )?nicht|bin (?:mir )?nicht sicher|vielleicht|evtl|eventuell|glaube? ich|ich glaube?|ungefähr|aus dem kopf|prüfen|nachschauen|nachprüfen|checken|gemeint|gedacht|kann (?:weg|raus)|gehört nicht|geht (?:keinen|niemanden)|nachreichen|wenn möglich|draus|daraus|freigabe|absprache|juristen|will nicht|wollen nicht|will (?:ich )?(?:auf keinen|keine?n?)|xx+',
  text: 'max|\\d{1,4} (?:wörtern?|zeilen|zeichen|sätze)|pointe|posts?|beitrag|beitrags|texte?s?|ton|tonfall|stil|hook|einstieg|aufhänger|überschrift|absatz|absätze|sätze|formulier\\p{L}*|emojis?|smileys?|hashtags?|floskeln?|leser\\p{L}*|zielgruppe|linkedin|witze?|humor|moral|pathos|werblich|reklame|marketing\\p{L}*|klingen|klingt|klänge|rüberkomm\\p{L}*|rüber|liest|stichpunkte?|aufzählung|wortlaut',
  manner:
    'kurz|kürzer|knapp|trocken|sachlich|ehrlich|locker|witzig|neutral|förmlich|seriös|bescheiden|dramatisch|höflich|schlicht|nüchtern|bisschen|vage|weinerlich|jammern|angeberei|prahlen',
  not: 'kein|keine|keinen|keinem|keiner|nicht|nichts|nix|nie|niemals|niemand|ohne|weder',
  you: 'du|dir|dich|dein|deine|deinen|deiner',
  back: 'das|dies|dieses|die stelle|den teil|davon',
  roles:
    'kund firm chef betrieb unternehm kolleg person leute stadt ort mark hersteller lieferant arbeitgeb name team auftraggeb mitarbeit zahl betrag',
}
