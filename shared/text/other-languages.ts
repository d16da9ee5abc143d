import { setOf } from '../languages/lists.ts'

/** The small words of languages that share many of them with ours. */
export const smallWordsOfOthers: readonly ReadonlySet<string>[] = [
  // Portuguese
  setOf(`
    o os um uma uns umas do da dos das no na nos nas ao aos à às em com por pelo pela pelos pelas para que e não mais mas
    como se já seu sua seus suas ele ela eles elas eu meu minha você vocês nós isso isto este esta esse essa foi ser é são
    está estão tem têm ter também muito quando onde porque sem ou de a as me te lhe até só ainda depois entre sobre pode`),
  // Italian
  setOf(`
    il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei degli delle dell al allo alla ai agli
    alle all dal dalla dall nel nella nei nelle nell sul sulla e o ma non che chi cui come dove quando perché se più anche
    ancora sempre mai è sono era ho hai ha abbiamo avete hanno essere avere questo questa questi queste quello quella mi
    ti ci vi si io tu lui lei noi voi loro mio mia tuo suo sua nostro molto c d`),
  // Catalan
  setOf(`
    el la els les l un una uns unes de d del dels al als a en n amb per i que o però no més com quan on perquè si s ha han
    he hem és són era aquest aquesta aquests això jo tu ell ella nosaltres meu meva seu seva molt també ja em m et es ens
    us li hi ho sense fins entre`),
  // Romanian
  setOf(`
    și de la în un o este sunt nu că care pe cu din se sau mai să pentru ca dar a al ale ai lui ei îl îi le am are au fi
    fost acest această ce cum când dacă`),
  // Dutch
  setOf(`
    de het een en of maar want dat die dit deze is zijn was waren ben bent heb hebt heeft hebben had wordt worden werd
    niet geen ook nog al wel in op aan van voor met bij naar uit over om te door als dan zo ik je jij u hij zij ze wij we
    jullie mijn jouw haar ons onze hun er hier daar wat wie waar hoe kan kunnen moet zal zou meer veel`),
  // Danish, Norwegian and Swedish
  setOf(`
    og och att at det den de en et ett er är var som på i til till med for för av af fra från ikke inte har hade hadde jeg
    jag vi du han hun hon dem sig seg kan skal ska vil vill men eller om så også också når när hvor hvad vad der denne
    dette detta man min din sin mer mere`),
  // Polish, Czech, Slovene and Croatian
  setOf(`
    i a je na se za da u s z w v o nie jest to że się do od po jak co ne ale jako který která su koji koja ki lahko ni bo
    sta te če so za kot při pro pokud nebo být ako li biti može ili iz`),
  // Hungarian
  setOf('a az és hogy nem is egy ez azt de ha meg vagy van volt csak már mint még fel le el ki be kell lehet'),
]
