/** People who write posts, with three posts each: short, in a recognisable manner. */
export const authors = {
  dispatcher: {
    about: 'Profession: Dispatcher at a haulage firm',
    samples: [
      'Gate 4 shut again on Thursday. Eleven lorries, one forklift, one very patient woman with a radio. We were forty minutes late into Hull and nobody died. What I changed: the first slot now belongs to whoever is furthest away. That is all.',
      'A driver asked me why I ring instead of text. Because a text says "ok" and a voice says "ok, but". I need the but. Ringing takes ninety seconds. Finding out at the dock takes a day.',
      'New planning software arrived with a training video, 48 minutes. I watched it at double speed and learnt two things. One: it can print. Two: so can I. Back to the whiteboard until someone shows me the third thing.',
    ],
  },
  physio: {
    about: 'Profession: Physiotherapist',
    samples: [
      'Told a patient today that the exercise is boring and that this is the point. She laughed, did it, and came back with a better one. I wrote hers down. It goes on the sheet next week, with her name if she lets me.',
      'Fifteen minutes is not an appointment, it is a greeting. I know why the slots are that long and I would probably cut them the same way. I still say it every time I see the rota, politely, and I will say it again on Monday.',
      'Somebody left a thank-you card under my keyboard in March and I found it in June. So, late: you are welcome. Your knee did most of it.',
    ],
  },
  pharmacist: {
    about: 'Profession: Farmacéutica titular',
    samples: [
      'Hoy ha venido un señor a devolverme un paraguas que le presté en noviembre. Estamos en junio. Lo había arreglado. Pues eso, que a veces la gente es así y no sale en ningún informe.',
      'Me preguntan por qué no cerramos a mediodía. Porque a las dos y media sale el turno de la conservera y es la única hora que tienen. Ya está. No hay más estrategia que esa.',
      'El robot del almacén lleva tres días parado y hemos vuelto a la escalera. Mis rodillas opinan una cosa y las ventas otra: ni una receta más tarde que antes. El técnico viene el jueves. Sin prisa, le he dicho.',
    ],
  },
  surveyor: {
    about: 'Profession: Aparejador',
    samples: [
      'Visita de obra a las siete. El encargado ya había medido lo que yo iba a medir. Café, dos firmas y a casa. Los días buenos no tienen anécdota.',
      'Un plano no avisa de que la puerta del montacargas abre hacia dentro. El montador sí. Pregunten al montador. Yo tardé ocho años en hacerlo y un pilar en recordarlo.',
      'Hemos tirado un tabique nuevo. Cuatro mil euros de tabique. Estaba bien hecho y estaba mal puesto, y la culpa es de la cota, o sea mía. Mañana se levanta otra vez, doce centímetros más allá.',
    ],
  },
  bursar: {
    about: 'Profession: Gestionnaire de collège',
    samples: [
      'Commande de craies : 400 boîtes. Il nous en reste 380 de l’an dernier. Personne n’écrit plus à la craie, mais personne n’avait décoché la ligne. C’est fait. On ira doucement sur les éponges aussi.',
      'Le chauffagiste m’a appris un mot ce matin : « embouage ». C’est quand les radiateurs sont pleins de boue. Les nôtres en sont pleins. J’aurais préféré apprendre autre chose un lundi.',
      'On me demande parfois ce que fait une gestionnaire. Aujourd’hui : une fuite, un contrat, deux factures, un lapin perdu de la classe de SVT. Retrouvé. Sous la photocopieuse, au chaud.',
    ],
  },
  nurse: {
    about: 'Profession: Infirmière coordinatrice',
    samples: [
      'Sept heures, salle de soins. On parle bas parce que la 12 dort enfin. C’est le meilleur moment de ma journée et il dure quatre minutes.',
      'Une étudiante m’a repris sur un calcul de dose. Elle avait raison. Je lui ai dit merci devant tout le monde, exprès. On apprend aussi ça ici, à se faire reprendre.',
      'Le planning d’août est bouclé. Trois noms raturés, un gâteau de négociation, zéro vacataire. Je ne dirai pas de quel gâteau il s’agit, il faut que ça resserve à Noël.',
    ],
  },
  toolmaker: {
    about: 'Profession: Werkstattmeisterin',
    samples: [
      'Heute hat die alte Drehbank 40 Jahre voll. Sie läuft. Der Ersatzteilkatalog dazu ist aus Papier und liegt bei mir in der Schublade, und wer ihn will, muss erst die Hände waschen.',
      'Wir haben die Frühbesprechung auf sechs Minuten gekürzt. Nicht weil das modern ist. Es zieht in der Halle. Wer sitzen will, redet länger, also haben wir die Stühle raus.',
      'Ein Lehrling fragt mich, warum er feilen lernt, wenn die Maschine fräst. Gute Frage. Damit er merkt, wann die Maschine lügt. Danach hat er zwei Stunden gefeilt und nichts mehr gefragt.',
    ],
  },
  greengrocer: {
    about: 'Profession: Obsthändlerin auf dem Wochenmarkt',
    samples: [
      'Regen, Wind, neun Kunden bis zehn Uhr. Die kommen aber auch bei Regen, und die kriegen heute die guten Birnen. 🍐 Mehr Kundenbindung hab ich nicht.',
      'Jemand wollte Erdbeeren. Im Februar. Ich hab Äpfel empfohlen und er hat welche genommen und am Samstag gesagt, sie waren gut. Na also.',
      'Standgebühr ist jetzt 14 % höher. Ich hab die Preise gelassen und die Kirschtüten kleiner gemacht und das auch so hingeschrieben, groß, mit Kreide. Beschwert hat sich keiner. 🍒',
    ],
  },
} as const satisfies Record<string, { about: string; samples: readonly string[] }>
