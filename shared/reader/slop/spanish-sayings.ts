import type { Family } from '../phrases.ts'

/** Mottos, proverbs and the language of advertisements: true of everyone, so of nobody. */
export const spanishSayings: readonly Family[] = [
  {
    rule: 'saying',
    weight: 1.5,
    reason: 'A saying that everyone knows. What you saw yourself carries further.',
    lines: `
      renovarse o morir
      el tiempo es oro
      el tiempo todo lo
      más vale tarde que
      más vale prevenir
      no hay mal que por
      quien no arriesga
      el que no arriesga
      el que/quien algo quiere
      no dejes para mañana
      rectificar es de
      de los errores se aprende
      de los/cada error/errores se aprende
      aprender de los errores
      las apariencias engañan
      una imagen vale más
      una sonrisa vale/cuesta/abre
      el cliente es el rey
      el cliente siempre tiene
      cliente en el centro
      el contexto/contenido/cliente/dato/efectivo es el/la rey/reina
      la práctica hace al
      la paciencia es
      después de la tormenta
      siempre sale el sol
      no hay atajos
      no existen los atajos
      el camino se hace
      caminante no hay
      se hace camino al andar
      roma no se
      la suerte se/es
      la suerte favorece/sonríe
      la edad es solo/sólo un
      la edad es un número
      solo se vive una
      solo tienes una vida
      la vida te/nos da/pone/enseña/sorprende
      la vida empieza
      vive/vivir/viviendo el presente/momento
      carpe diem
      el dinero no da/compra
      la felicidad está/no/es
      el orden de los factores
      dos cabezas piensan
      solo se va/llega más rápido
      si quieres llegar lejos
      si quieres ir rápido
      solos vamos más
      nadie llega solo
      nadie triunfa solo
      el talento sin
      el talento gana/no/atrae
      el éxito es/no/se/llega
      el fracaso no/es
      fracasar es
      caer está
      caerse y/siete
      levantarse una/siempre/después
      cuando una puerta se
      cierra/cerramos/cierro/cierran una puerta y
      se cierra una puerta
      detrás de cada (gran/número/dato/marca/logro/éxito/empresa/producto/historia/proyecto)
      detrás de todo/toda gran
      detrás de un/una gran
      cada persona/vida/historia es única/irrepetible
      cada * es un mundo
      si yo pude/puedo/he/podía , tú/cualquiera/todos/también/vosotros
      todo/todos empezó/comenzó/nació/surgió/arrancó/empieza/comienza con/de/en/por un/una sueño/idea/sonrisa/garaje/servilleta/ilusión/pasión/simple/paso/pregunta
      el juego/mundo/paradigma/tablero ha? cambiado/cambió $
      las reglas han? cambiado/cambiaron $
      sin vosotros/vosotras/ustedes/ti/ellos/ellas/vuestro/vuestra/su/tu apoyo/confianza/ayuda? , nada/esto
      nada de esto sería/habría/hubiera
      nada de esto existiría
      no habría/hubiera/sería sido? posible sin
      más que compañeros/clientes/colegas/empleados/socios/trabajadores/vecinos , somos/sois/son/familia
      @big es/son el/la/los/las pegamento/cimiento/cimientos/base/clave/llave/alma/motor/brújula/puente/raíz/semilla/faro/ingrediente/secreto/pilar/corazón/oxígeno/gasolina
      cada día es un/una nuevo/nueva/oportunidad/regalo/aventura
      cada día cuenta
      cada detalle/gesto/paso/gota/segundo/minuto cuenta .
      cada granito
      lo que se mide
      lo que no se mide
      lo que no se comunica
      si no comunicas
      la música/danza/fotografía/comida/cocina/risa/amabilidad es el/un idioma/lenguaje
      lenguaje universal
      idioma universal
      la música/lectura/cocina/comida alimenta/une/amansa
      alimento para el alma
      alimenta/alimentan/alimentar el alma
      el lenguaje del alma/corazón
      los niños son el futuro
      los jóvenes son el/nuestro
      las personas son lo/el/nuestro
      lo más importante son las personas
      lo primero son las personas
      los detalles marcan/importan
      las palabras importan
      las palabras tienen
      el diablo está
      el tamaño no
      ojos que no
      más que un/una trabajo/jefe/equipo/empresa/marca/producto/servicio/oficina/proyecto/colegio/cliente , es/somos/un/una
      somos una gran familia
      como una gran? familia
      somos familia
      una gran familia
      la confianza se gana/construye
      la confianza tarda
      la confianza es
      el respeto se gana
      predicar con el ejemplo
      el ejemplo es
      tu red es
      tu actitud determina/es/define
      la actitud es/lo/marca
      tu pasado no
      tus límites están
      los límites están/son
      los límites solo/sólo
      el/tu único límite/enemigo/rival/competidor
      el único fracaso
      el único día
      el éxito empieza
      todo empieza/comienza con/por un/una paso/sueño/idea/sonrisa
      todo gran cambio/viaje/proyecto
      todo lo que necesitas está
      todo está en tu/ti
      está dentro/en de? ti $
      está en tu mano/manos
      el poder está en
      el cambio empieza/comienza/está en/por ti/uno/dentro
      el cambio es lo único
      el cambio es inevitable
      lo único constante
      la única constante
      sé el cambio
      sé tú mismo/misma
      sé tu propio/propia
      sé/seamos/ser luz
      sé la/tu mejor versión
      la? mejor versión de ti/uno/nosotros/mí/sí
      tu/mi/su/nuestra mejor versión
      eres/somos/sé el/la/los arquitecto/arquitecta/dueño/dueña/dueños/protagonista/protagonistas/capitán/capitana/director/autor/autora/guionista de tu/tus/nuestro/nuestra
      arquitecto/arquitecta/dueño/dueña/capitán/protagonista de tu/su propio/propia
      eres más fuerte
      eres suficiente
      no estás solo/sola $
      tú puedes $
      tú vales
      vales mucho
      si puedes soñarlo
      si lo sueñas
      si lo crees
      sueña/sueñen/soñad alto/fuerte/grande
      tu/el/nuestro momento es ahora
      ahora es el/tu momento
      es tu/el momento de brillar/dar/actuar/cambiar/creer
      da/demos/dad el primer paso
      da el paso $
      da el salto $
      atrévete a (soñar/ser/cambiar/dar/crecer/brillar/vivir/creer/salir/fracasar/liderar)
      atrévete $
      salta al vacío
      salto/saltar al vacío
      salto de fe
      lánzate $
      rodéate/rodearte/rodearse/rodéense/rodeaos/rodearnos de gente/personas/quienes/buenos/los
      gente/personas que te? suma/sume/suman/sumen/aporta/aporte/aportan/inspira/inspire/inspiran/vibra
      gente/personas vitamina
      suelta/soltar/soltemos lo que
      convertir/convierte/convertimos/convirtiendo/transformar/transforma/transformamos/transformando tu/tus/los/el/sus/su/nuestros/las/la/un miedo/miedos/sueño/sueños/herida/heridas/dolor/crisis/pasión/obstáculos/debilidades/problemas/retos/fracaso/fracasos/idea/ideas en
      sueños/ideas en realidad/realidades
      hacer/haciendo/hacemos/hace realidad sueños/tus/tu/los/sus
      hecho/hechos realidad
      un sueño hecho
      un sueño cumplido
      sueño cumplido $
      cumplir/cumpliendo/cumplimos un/tu/tus/sus/los sueño/sueños
      alas para
      brilla/brillar/brilles/brillas/brillan/brille con luz
      con luz propia
      sigue/seguir/escucha/escuchar a? tu/al/el corazón/instinto/intuición/pasión/voz
      confía en el proceso
      confía en ti
      disfruta/disfrutar/disfrutemos/disfruten del camino/proceso/viaje/trayecto
      lo importante es el camino
      lo importante es participar
      haz/hacer lo que amas/ames/apasiona
      ama/amar/amo lo que haces/hago
      encuentra/encontrar/busca/descubre/descubrir tu porqué/propósito/pasión/esencia/camino/voz/ikigai
      escucha tu cuerpo
      quiérete
      acto de amor/rebeldía/valentía/resistencia/generosidad/fe/humildad/empatía/justicia
      acto de responsabilidad .
      dar es recibir
      cuando damos/das/das/uno/se , también? recibes/recibimos/recibe
      cuanto más das
      hoy por ti
      una mano lava
      no es un adiós
      es un hasta luego/pronto
      sino un hasta
      un hasta pronto
      no son un adiós
      no es una despedida
      es solo/sólo el comienzo/principio
      no ha/han/había hecho más que empezar/comenzar
      acaba/acaban de empezar $
      apenas comienza/empieza
      la aventura continúa/comienza/empieza
      el viaje/camino continúa/comienza/empieza/sigue .
      el futuro no/se/empieza/está/será/pertenece (espera/predice/construye/escribe/hoy/aquí/de/en/a/nuestras)
      ayer es historia
      reinventarse o morir
      adaptarse o morir
      innovar o morir
      o te adaptas
      o innovas
      quien tiene un amigo
      los números/datos no mienten
      los números/hechos/resultados hablan
      hablan por sí
      habla por sí
      un granito de
      poner/ponemos/pongamos/pone nuestro/mi/su/tu granito
      el roce hace
      no todo lo que brilla
      no hay dos sin
      el saber no ocupa
      saber es poder
      nunca te acostarás
      nunca se deja de aprender
      nunca dejamos de aprender
      aprender a aprender
      cada maestrillo
      zapatero a tus
      más vale calidad
      calidad antes que cantidad
      mejor hecho que
      hecho es mejor que
      lo perfecto es enemigo
      lo mejor es enemigo
      menos es más
      sin prisa pero sin
      pasito a pasito
      contra viento y marea
      llegar/llegamos/llegado a buen puerto
      hombro con hombro
      codo con codo $
      codo a codo $
      dejarse/dejarnos/dejándose/dejarme la piel
      poner/ponemos/ponerle/poniendo/pone toda? el/todo alma/corazón
      alma , corazón
      cuerpo y alma
      en cuerpo y
      con alma $
      alma y corazón
      corazón y alma
      mente y corazón/cuerpo
      cuerpo y mente
      mente , cuerpo
      cabeza y corazón
      de todo corazón
      gracias de corazón
      desde el corazón
      con el corazón (en/lleno/abierto/encogido)
      el corazón lleno
      corazón de oro`,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A drumroll before the point. Make the point.',
    lines: `
      se dice pronto
      ahí es nada $
      se dice rápido
      no quepo en mí
      no cabemos en nosotros
      no cabíamos/cabía/cabe en nosotros/mí/sí
      no cabemos de
      no hay/tengo/tenemos/encuentro palabras
      me/nos quedo/quedamos/quedé sin palabras
      me/nos faltan palabras
      piel de gallina
      con los pelos de punta
      pellízcame
      abrir/abro/abrimos/abramos/abre/abriendo el melón
      se abre/abrió el melón
      melón por abrir
      dedo en la llaga
      sin pelos en
      al pan , pan
      hablemos sin tapujos/rodeos/filtros
      y si la pregunta/respuesta/clave/cuestión fuera/fuese otra/distinta/esta/al/el/la/no
      y si te/os/les dijera/digo/dijese/dijéramos/dijese/contara
      y si todo lo que
      la verdadera/gran/auténtica pregunta
      la pregunta no es
      la pregunta es $
      la pregunta del millón
      ahí está la pregunta
      cabe destacar/mencionar/señalar/resaltar/recordar/subrayar que
      conviene destacar/señalar/subrayar/recordar que
      es/resulta importante/fundamental/crucial/esencial/imprescindible/vital/clave/necesario destacar/mencionar/señalar/recordar/subrayar/resaltar
      es/resulta crucial/fundamental/esencial/imprescindible/vital/clave/primordial contar/adoptar/comprender/adaptarse/invertir/fomentar/apostar/desarrollar
      no podemos olvidar que
      no hay que olvidar que
      no es casualidad $
      nada es casualidad
      y no es casualidad
      las casualidades no
      lo que viene a continuación
      sigue leyendo
      quédate hasta el final
      te explico por qué
      dato curioso $
      pro tip
      lo que aprendí $
      esto aprendí $
      y esto fue/es lo que aprendí/descubrí/pasó
      esto es lo que aprendí/descubrí/pasó/nadie
      lo que nadie (te/nos/os)
      el secreto mejor guardado
      secreto a voces`,
  },
  {
    rule: 'ad-speak',
    weight: 1,
    reason: 'The language of advertisements. Say what it does, for whom, and what it costs.',
    lines: `
      bienvenido/bienvenida/bienvenidos/bienvenidas al futuro/mañana/cambio
      bienvenidos a una/la nueva/era
      el futuro de/del ** está/es/llegó/empieza/comienza aquí/ya/hoy/ahora
      el futuro de/del ** ya está/es/ha
      el futuro ya (está/es/ha/llegó)
      el futuro está aquí/hoy/en/cerca
      adelantarse/adelantarnos/adelantarte/adelántate/adelantamos/anticiparse/anticiparnos/anticiparte/anticípate/anticipamos/anticipando al/el futuro
      construir/construimos/construyendo/construyamos/crear/creando/creamos/hacia/por/diseñar/diseñando/para un mañana/futuro/mundo/planeta más/mejor
      (un/el) mañana/futuro/mundo/planeta más verde/justo/sostenible/humano/limpio/inclusivo/habitable/conectado
      un mañana mejor
      futuro sostenible
      futuras generaciones
      generaciones futuras
      las próximas generaciones
      dejar/dejarles/dejemos un mundo/planeta mejor
      jungla/selva/océano/marea/marasmo digital/laboral/empresarial/informativa/corporativa
      a un/solo/tan solo? clic de/$
      a un clic
      a un solo clic
      a golpe de clic
      al alcance de tu/la/un/su mano/clic/bolsillo
      a tu alcance $
      en la palma de tu
      aliado/aliada/aliados imprescindible/indispensable/perfecto/perfecta/ideal/estratégico/estratégica/estratégicos/clave/natural/fundamental
      mejor/gran/tu aliado/aliada
      socio estratégico/ideal/perfecto
      tu socio
      compañero/compañera/compañeros de aventura
      partner de confianza
      partner estratégico
      pieza clave/fundamental/imprescindible (!del motor)
      pilar/pilares fundamental/fundamentales/básico/básicos/esencial/estratégico
      pilares de/del (éxito/marca/estrategia/nuestra/liderazgo)
      una sinfonía de (esfuerzos/sabores/colores/emociones/talentos/ideas/aromas/sensaciones/voces)
      crisol/mosaico/caleidoscopio/amalgama/torbellino/estallido/explosión/avalancha/cascada de culturas/emociones/ideas/sensaciones/sabores/sabor/color/colores/talento/experiencias/oportunidades/sentimientos/creatividad
      festín/fiesta/regalo/placer/deleite/viaje/banquete/espectáculo para los sentidos/ojos
      para los cinco? sentidos
      deleite para
      remanso/oasis de paz/tranquilidad/calma/serenidad
      rincón de tu alma
      rincón del alma
      lugar/rincón/entorno/paraje mágico/idílico/privilegiado/inigualable/único/soñado/ensueño
      lleno/llena de magia/encanto/alma/vida .
      con encanto propio
      fusión/mezcla/combinación/equilibrio/unión/simbiosis/binomio/tándem perfecto/perfecta
      perfecta/perfecto fusión/mezcla/combinación/equilibrio/unión/simbiosis/aliado/compañero
      se dan/daban/dieran/den la mano
      donde la? tradición
      donde la/el * y la/el * se encuentran/unen/funden/abrazan/fusionan
      tradición y/e innovación/modernidad/vanguardia/futuro/tecnología
      tradición con la/lo innovación/modernidad/vanguardia/último
      innovación y tradición
      va/van/vamos/ir/iba/vas/fue/yendo mucho más allá
      va/van/vamos/ir/iba/vas/voy más allá de (un/una/lo/ser/vender/simple/mero/los/las/dar/ofrecer/cumplir)
      ir/va/vamos/yendo un paso más allá
      un paso más allá
      mucho más que un/una (producto/trabajo/lugar/marca/espacio/tienda/hotel/empresa/evento/viaje/oficina/aplicación/app/simple/software/servicio/libro/bar/plato/aceite/vino/premio/título/número/logo/máster/curso/edificio/nombre)
      más que un/una simple
      algo más que un/una (producto/trabajo/lugar/marca/espacio/tienda/hotel/simple)
      de manera/forma fluida/intuitiva/ágil e/y intuitiva/sencilla/natural/eficaz/eficiente/segura
      fluida/fluido/ágil/sencilla/sencillo e/y intuitiva/intuitivo/eficaz
      fácil e intuitivo
      sin fricción/fricciones $
      servicio/servicios/equipo/compromiso/apoyo/unidad/confianza/lealtad/estrategia/experiencia/respaldo sin fisuras
      sin fisuras $
      experiencia sin igual/fricciones/fisuras/precedentes
      mejor/gran/primera/verdadera/auténtica carta de presentación
      es/son/sea @own carta de presentación
      carta de presentación ante/al
      tu imagen es
      huella imborrable/indeleble/eterna/profunda/positiva
      dejar/dejas/deja/dejan/dejaste/dejará/dejarás/dejando/dejó/dejado una? huella (!de/dactilar/en/mecánica)
      dejar/dejas/deja/dejan/dejando/dejó/dejando su/tu/mi/nuestro/un legado/sello
      su/tu/mi impronta
      marca/marcar/marcó/marcamos/marcando/marcan un hito
      un hito (en/sin/histórico/más/para)
      hito histórico
      nuestro/gran/mayor/verdadero/auténtico mayor? motor $
      nuestro/mi/vuestro mayor/gran/verdadero motor/activo/orgullo/tesoro/patrimonio/aval
      sois/son/eres nuestro/mi/nuestra motor/razón/inspiración/fuerza/motivación
      razón de ser
      nuestra razón de
      el alma de (esta/nuestra/nuestro/cada/todo)
      el corazón de (nuestra/todo/cada)
      corazón de nuestra/nuestro/la empresa/proyecto/marca
      en nuestro adn
      en el adn ~ laboratorio/muestra/muestras/genes/especie
      adn de @own? empresa/marca/equipo/organización/compañía/cultura/casa/negocio ~ laboratorio/muestra/muestras/genes/especie
      nuestra esencia $
      oxígeno/gasolina/combustible/gasolina/savia/sangre/pulmón/latido/pegamento de la/el/las/los/nuestra/nuestro/tu/toda/todo empresa/empresas/negocio/equipo/cultura/marca/organización/organizaciones/innovación/vida/éxito/economía/mente/alma/proyecto/creatividad
      columna vertebral (de/del)
      es/son el/la/los/las nuevo/nueva/nuevos/nuevas petróleo/lujo/oro/normalidad/normal/moneda/riqueza/divisa/superpoder
      nueva normalidad
      apuesta/apuestas/apostar/apostamos/apostando/apostó por la/el/las/los/nuestra talento/innovación/calidad/excelencia/sostenibilidad/personas/futuro/digitalización/cercanía/cultura/bienestar/diversidad
      apuesta decidida/firme/clara/segura
      comprometido/comprometida/comprometidos/comprometidas con la/el/las/los/nuestros/nuestro excelencia/calidad/futuro/sostenibilidad/medio/planeta/clientes/personas/innovación/entorno
      excelencia en (cada/nuestro/nuestra/nuestros)
      en busca de la excelencia
      máxima/mayor/total excelencia/calidad/garantía/profesionalidad
      los más altos estándares
      altos estándares
      a la altura de tus
      supera/superar/superamos/superando tus/las/sus/cualquier expectativas/expectativa
      más allá de tus
      hecho/hechos/hecha/hechas/elaborado/elaborada/creado/pensado/pensada/diseñado/diseñada con mucho? mimo/amor/alma
      con mucho mimo
      cuidado/cuidada/cuidamos hasta el último/cada detalle
      cuidando/cuidamos/cuidar/cuida cada/todos detalle/los
      hasta el último detalle
      todo lo que necesitas saber
      todo lo que debes saber
      todo lo que tienes que saber
      guía definitiva/imprescindible
      la solución definitiva/perfecta/ideal
      soluciones a medida
      solución a medida
      traje a medida $
      personalizado/personalizada/personalizados y/para tus/cercano/único
      atención personalizada
      trato cercano/personalizado/humano
      di adiós a
      dile adiós a
      tranquilidad para/que tú/ti/mereces/necesitas
      lo que te mereces
      date/regálate un/una/el capricho/momento/experiencia/placer/lujo
      déjate sorprender/inspirar/conquistar/seducir/enamorar
      te va a enamorar/sorprender
      enamora/enamorarás/enamorarte/enamorará desde
      experiencia/experiencias única/únicas/inolvidable/inolvidables/inigualable/irrepetible/incomparable
      momentos/momento/experiencias/experiencia/recuerdos únicos/único/únicas/mágicos/mágico/inolvidables/inolvidable/irrepetibles/irrepetible/especiales/imborrables
      crear/creando/creamos/crea recuerdos/momentos/magia
      la magia existe
      pura magia
      poder transformador
      fuerza transformadora
      transformar/transforma/transformando/transformamos/cambiar/cambia/cambiando/cambiamos vidas
      transformar/transforma/transformando/transformamos tu/el/su vida/negocio/empresa/mundo/carrera/realidad/sector/futuro
      cambiar/cambiando/cambiemos/cambiamos el mundo
      mejorar/mejorando/mejoramos vidas
      tocar/toca/tocando/tocamos corazones
      tocar/toca/tocando el alma/corazón
      llega/llegan/llegar al corazón/alma
      robar/robó/roba/robado el corazón
      enriquecer/enriquece/enriqueciendo la/las/tu/nuestra vida/vidas
      crecer/crece/crecemos/creciendo/crecimos/crecido como personas/persona/profesional/profesionales/equipo
      crecer/crecimiento personal y profesional
      a nivel personal y
      únete al? la? cambio/revolución/movimiento/comunidad/aventura/familia/reto/equipo
      forma/formar/formas/formes parte de algo/esta/este/una/la (grande/aventura/familia/cambio/revolución/comunidad/especial)
      parte de algo grande/más/único/especial
      algo más grande que
      hacer/haciendo/hacemos/escribir/escribiendo/escribimos historia $
      hacemos la diferencia
      ser/seamos/somos/sé parte del/de la cambio/solución/transformación
      agente/agentes de cambio
      marcamos el camino
      abrir/abriendo/abrimos/abre camino/caminos $
      nuevos horizontes
      nuevo horizonte
      nuevas cotas/alturas/metas
      nuevas/infinitas/mil posibilidades
      universo/mundo/mar/océano/abanico de posibilidades/oportunidades
      sin límites $
      no conoce/conocen/tiene/entiende límites/fronteras
      referente/referentes en (el/la/nuestro/su/innovación/calidad/sector)
      referente/referentes del/indiscutible sector
      líder/líderes en (el/su/nuestro/soluciones/innovación) 
      líderes/líder del sector
      años de excelencia
      dilatada/sólida trayectoria/experiencia
      reconocido/reconocida prestigio
      de primer nivel
      de primera línea
      de talla mundial
      clase mundial
      de alto nivel $
      alta calidad $
      la mejor calidad
      calidad y/de cercanía/confianza/servicio/excelencia $
      profesionales altamente
      altamente cualificado/cualificados/cualificada/capacitado
      amplio abanico
      amplia gama
      todo tipo de (soluciones/necesidades)
      adaptado/adaptada/adaptados a tus necesidades
      a tus necesidades
      nos adaptamos a
      tu satisfacción
      tu éxito es
      tu confianza es
      gracias por confiar/acompañarnos/elegirnos/inspirarnos/creer
      el esfuerzo merece/mereció/valió/vale
      valió/mereció la pena cada
      esfuerzo , dedicación/constancia/trabajo/sacrificio/ilusión
      trabajo , esfuerzo/dedicación/constancia/sacrificio/ilusión
      sangre , sudor
      sudor y lágrimas
      sangre y sudor
      con/mucho trabajo y (esfuerzo/dedicación/constancia/ilusión/sacrificio)
      ilusión , trabajo/esfuerzo/ganas/retos
      retos , aprendizajes/ilusiones/oportunidades
      aprendizajes , retos/experiencias/risas
      lleno/llena/llenos/llenas/repleto/repleta de aprendizajes/aprendizaje/retos/desafíos/ilusión/ilusiones/esperanza/energía/éxitos/proyectos/gratitud/vida/emociones/momentos/oportunidades/posibilidades
      proceso de transformación/crecimiento/evolución personal/profesional/constante/digital
      transformación digital es/no
      digitalización es/no
      en plena transformación
      en un contexto de (cambio/incertidumbre)
      talento humano
      toque/lado/cara humano/humana
      calor humano
      calidad humana
      valores humanos
      más humano/humana/humanos .
      humanizar/humanizando/humaniza
      poner/ponemos/pongamos/poniendo/pone en el centro
      en el centro de todo $
      las personas primero
      primero las personas
      personas primero
      empieza/empiezan/comienza por las personas
      tormenta de emociones
      a flor de piel
      emociones a flor
      mezcla/cúmulo/montón de emociones/sentimientos/sensaciones
      emociones encontradas
      sentimientos encontrados
      orgullo y (gratitud/emoción/satisfacción/responsabilidad/alegría)
      orgullo y agradecimiento
      gratitud y (orgullo/emoción/ilusión)
      inmensa/infinita/eterna/enorme gratitud/ilusión/alegría/satisfacción
      profunda/sincera gratitud
      un millón de gracias
      grandes profesionales y mejores
      gran profesional y mejor
      equipo de lujo/diez/campeones
      equipo comprometido/apasionado/excepcional
      familia , amigos`,
  },
]
