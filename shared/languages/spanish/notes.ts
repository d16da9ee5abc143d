import type { NoteWords } from '../writing.ts'

export const spanishNotes: NoteWords = {
  joins: 'y|pero|así que|entonces',
  orders:
    '\\p{L}{2,}[aeiáéí](?:lo|los|le|les|melo|selo)|\\p{L}{3,}[aei]r (?:el|la|los|las|un|una|lo|con|en)|evitemos|mira|máximo|cero|algo|mantén|mantenlo|haz|hazlo|haga|escribe|escríbelo|di|diga|digas|nombra|nombres|menciones|mencione|pon|ponlo|ponle|ponga|pongas|deja|deje|dejes|déjalo|quita|quite|quitar|usa|uses|evita|evite|evitar|sea|empieza|empiece|termina|termine|acaba|añade|cambia|corta|revisa|revisar|comprobar|explica|recuerda|ojo|cuidado|hola|corrige|ordena|resume|mete|mételo|olvida|tutea|abre|cierra|remata|aclara|elige|trata|oculta|borra|atención|mejor|quizás?|tal vez|por favor|porfa|que (?:no|se|quede|sea|suene|parezca)',
  starts: 'no|nada|ni|sin|nunca|solo|sólo|si|así|con|para|como|lo de',
  hides:
    'nda|confidencial\\p{L}*|secreto|secreta|anónim\\p{L}*|interno|interna|privad\\p{L}*|embargo|entre nosotros|entre tú y yo|delicado|públic[oa]|nombr(?:ar|es|e|arlo|arla|emos)|mencion\\p{L}*|cit(?:es|ar|arlo)|revel\\p{L}*|desvel\\p{L}*|reconozca\\p{L}*|identifi\\p{L}*|aparezca\\p{L}*|aparecer|salga|fuera|quít\\p{L}*|quitar|omit\\p{L}*|apellidos?|(?:no|sin|ni|nunca) (?:\\p{L}+ ){0,3}(?:nombres?|digas|diga|decir|publicar|publiques|contar|cuentes|poner|pongas|salga|salir)',
  wishes:
    'guardamos|siga sonando|encantaría|por favor|porfa|pf|debe|deben|debería|tiene que|hay que|puedes|podrías|podría|quiero|queremos|quisiera|quiere que|me gustaría|prefier\\p{L}+|preferiría|ojalá|obviamente|claro|por supuesto|si puede ser|si se puede|si quieres|a ser posible|contexto|nota|ps|pd|ojo|recordatorio|para ti|creo|no sé|no estoy segur\\p{L}*|quizás?|tal vez|más o menos|aprox\\p{L}*|revisar|comprobar|confirmar|basta|quede|parezca|suene|sea|xx+|conviene|convendría|haría falta|de memoria|a ojo|borrador|lo que veas|permiso|autoriza\\p{L}*|se (?:note|entienda|vea)|vaya|no quiere',
  text: 'max|máximo|\\d{1,4} (?:palabras|líneas|caracteres)|ortografía|lenguaje|formato|primera persona|posts?|publicación|textos?|tono|estilo|gancho|titulares?|párrafos?|frases?|emojis?|emoticonos?|hashtags?|jerga|lectores|lectoras|linkedin|chistes?|humor|moraleja|lección|anuncio|publicidad|publicitario|suene|suena|mayúsculas|entienda',
  manner:
    'sencillo|normal|frío|cortito|telegráfico|corto|corta|breve|sobrio|sobria|honesto|gracioso|neutro|formal|cercano|humilde|dramático|discreto|educado|modesto|presumido|cursi|lloros|quejas',
  not: 'no|nada|ni|sin|nunca|nadie|ningún|ninguna|tampoco',
  you: 'tú|te|ti|tu|tus|usted',
  back: 'eso|esto|lo|esa parte|ese dato',
  roles:
    'cliente empresa compañía jefe jefa compañer nombre ciudad persona gente marca proveedor equipo cifra cantidad número',
}
