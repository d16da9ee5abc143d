import type { Family } from '../phrases.ts'

const im = "[i'm|i am|we're|we are]"

/** What is worn in the posts of one occasion: farewells, job ads, conferences, launches, sales, coaching. */
export const englishTrades: readonly Family[] = [
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'What every post of this occasion says. Say what only you can say of it.',
    lines: `
      as the saying/quote/proverb goes
      as someone/somebody wise once
      a wise man/woman/person once
      someone wise once
      [steve jobs|einstein|gandhi|maya angelou|simon sinek|henry ford|nelson mandela|brené brown|churchill|peter drucker|warren buffett] once? said/put/wrote/reminds/taught
      i/we @very/firmly/strongly/truly/deeply/genuinely/passionately/honestly/wholeheartedly believe in/that/every/it
      i'm a firm/big/huge believer
      firm/big/strong believer in
      i've always believed/dreamed
      if we're being? honest/real
      if i'm honest with myself
      let's be honest for
      let's be real for
      moments/days/people/weeks/evenings/stories/conversations/times like these/this/that/him/her/them are/make/remind/is why/me/us/it/what/the
      it's moments/days/people/stories/conversations/times like
      makes/make/made it all? worthwhile
      remind/reminds/reminded me/us why i/we
      why i/we love my/our/what/this/doing job/work/industry/team/profession/trade
      why i/we do/started/became/chose/joined this .
      moments/days/things i live for
      this is what i/we live for
      what it's all about
      that's what i call
      now that's what i
      that , my friends
      couldn't agree more
      could not agree more
      ^ so true
      ^ let's go .
      ^ let's gooo
      ^ lfg
      ^ game changer .
      full stop . end
      an/a true/real/huge/great/constant/massive/incredible/endless? inspiration to/for/and us/me/all/many/everyone/the/others/so
      true/real/huge/great/constant/massive/incredible/endless inspiration
      ${im} so? inspired by
      source of inspiration
      full of inspiration/energy/positivity
      inspiration to us/me/all
      last/first day at/in (acme) ** bittersweet
      today is my last day at
      after ** wonderful/amazing/incredible/unforgettable/fantastic years/months
      wonderful/amazing/incredible/unforgettable/fantastic years/decade (at/with/of)
      an/a incredible/amazing/unforgettable/wild/wonderful ** years/decade at
      not goodbye , 
      it's not goodbye
      this isn't goodbye
      goodbyes are never/hard/not
      friends for life $
      colleagues who became/become friends
      colleagues became friends
      colleagues , friends
      not just colleagues
      more than colleagues
      second family
      time to spread my
      spread my/your/their wings ~ bird/birds/gull/swan/moth/crane
      time for a new challenge/adventure/chapter
      time for something new .
      looking forward to the/this/my/our new/exciting? journey/adventure/challenge/challenges/chapter/future/opportunities ~ @book
      looking forward to what's/growing/shaping/contributing/continuing
      eager to learn/grow/contribute/start/see
      excited/thrilled/proud/delighted/honoured/honored to be part of
      excited/thrilled/proud/delighted to join/embark/collaborate/contribute forces/on/with/alongside/to/such
      joining forces with
      join forces $
      excited about the possibilities/future/journey/opportunity/road/next
      what an incredible/amazing/inspiring/fantastic/awesome/unforgettable/wonderful/great/brilliant
      open to work
      opentowork
      ready for my next
      my next chapter/adventure/challenge ~ @book
      new role/job , new
      new week , new
      new month , new
      new season , new
      new year , same
      fresh start . 
      ^ happy new week/month to/everyone
      join our/the growing/amazing/dynamic/incredible/fantastic/young/passionate/friendly/ambitious/talented team/family
      join our family/tribe/community/movement
      come/be/become part of our/a/the family/team/journey/something/story
      we work hard and play
      flat hierarchies
      young and dynamic
      competitive salary
      rockstar/rockstars ~ concert/band/guitar/stage
      ninja/ninjas ~ costume/film/karate
      guru/gurus
      ideal candidate
      you are a/an team player
      team player/players
      self starters
      culture add
      talent pool/pipeline/acquisition
      great conversations with/about
      so many familiar/inspiring/great/amazing/brilliant/incredible/talented/passionate/wonderful
      days/day/evening/night of inspiring/learning/networking/inspiration/insights/connection/celebration/laughter
      networking/learning and learning/networking/connecting/laughter
      key insights from/i
      so many insights/learnings/takeaways/ideas
      my head is buzzing/spinning/full
      notebook full of
      brain is full
      already looking forward to/counting next/the
      already excited/counting for/down/about
      see you next year/time .
      until next year .
      can't wait for next
      the/an event was a/an huge/great/massive/resounding/incredible? success
      a/an huge/great/massive/resounding/roaring/overwhelming success
      hosted by the amazing/wonderful/incredible/brilliant
      the one and only
      a privilege to speak/be/work/host/share/lead
      privilege to be/work/share/serve/lead/speak
      big shout out
      big up to
      props to ~ theatre/stage/actor/actors/scene
      all the feels
      feeling all the
      good/great things are/to happening/come
      we've been busy/working/cooking behind/up/on something/the/hard?
      we've been working on something
      been working hard on/behind
      months in the making
      years in the making ~ @kitchen/cheese/whisky
      after months/weeks/years of hard
      finally , the day
      the day is here
      the big day is/has here/come/arrived
      today is the day
      ^ the day has come
      ^ the secret's out
      ^ meet the/our/your new/future/next/newest/game/latest
      ^ introducing @det? *
      you asked , we
      you spoke , we
      you said , we
      made with you in
      with you in mind
      designed with you/people/users/customers in?
      what's in it for you
      don't take our/my word
      but don't just take
      see for yourself .
      try it for yourself
      the choice is clear
      what's your next move
      ready/looking/wanting to transform/elevate/unlock/boost/supercharge/scale/level/grow your/up
      ready/looking/want to take your ** to/from
      ready when you are
      it's that time of
      'tis the season
      tis the season
      as the year draws
      the season of giving/gratitude/reflection/joy/hope
      season's greetings
      another year older/wiser/flown
      another year of growth/learning/change/success
      older and wiser
      older , wiser
      another trip around
      around the sun ~ planet/orbit/comet/telescope
      365 opportunities
      goodbye 20
      year in review $
      what a year it's
      what a year this
      grateful for the past/last
      word of the year
      my word for 20
      back to basics $
      simple . effective
      and so much more $
      so much more than
      and much more .
      the list goes on
    `,
  },
  {
    rule: 'saying',
    weight: 1.5,
    reason: 'Wisdom of the coach and the sales trainer. What you saw yourself carries further.',
    lines: `
      every/each * tells a/its/their story
      [we're|we are|they are|you are] stronger when we/you/they
      [our|the] values guide/drive/shape/define/unite
      from beginners/beginner to experts/expert/pro/pros
      end to end approach/solutions
      innovation/creativity/success/customers/competition/learning/love/passion/evil/data never sleeps/sleep
      own your/the mistakes/story/failures/power/room/truth/growth/morning/day/journey/stage/career/weirdness/success
      ^ own it .
      speak/speaking/spoke/live/living your/my/their truth
      say yes to new/yourself/life/the/adventure/opportunities/adventures/opportunity
      learn/learning/dare/afraid/power/permission/okay/ok to say no .
      ^ let it go .
      let go of what/the/control/perfection/perfectionism/fear/expectations/your/ego/guilt ~ rope/handle/winch/brake
      quiet leaders/leadership
      introverts/extroverts make/are great/the/good/better/loud/powerful
      challenge yourself/your every/to/and/assumptions/thinking
      ^ challenge yourself
      get/stay/getting/got out of your/my own way
      getting in your own
      out of your own
      the voice/voices in/inside your/my head
      trust your journey/struggle/team/people/process/vision/instincts/voice/timing/wings
      feel/feeling the fear
      face/facing/faced your/my fears/fear/demons
      fear is/isn't/has/doesn't a/an/the/not/your/temporary/no
      fearless/fearlessly (leader/leaders/women/girl/is/pursuit/and)
      turn/turning/turned your/my fear/fears/wounds/pain/mess/passion/scars/weakness into
      your mess is
      your comeback is/will
      comeback is always
      setback is a
      a setback is/for a/just
      minor setback
      hit rock bottom ~ anchor/drill/borehole/shovel
      rock bottom became
      dust yourself
      pick yourself up
      get up again $ ~ knee/horse/physio/chair
      fall down seven
      stand up eight
      stepping stone/stones to/for ~ stream/river/brook/beck/ford/pond
      grit and (determination/resilience/grace/passion)
      sheer grit/determination/willpower
      determination and (hard/passion/courage/grit/a)
      perseverance and
      persistence and
      courage and (determination/vulnerability/kindness/compassion/resilience/conviction)
      resilience and (grit/determination/courage/hope/adaptability/strength/creativity)
      heart , hustle
      head , heart
      hope is not a
      hope over fear
      love over fear
      choose hope
      love wins
      love is the answer/key/only
      lead/led by love/example/values
      servant leader/leadership/leaders
      heart centred/centered/led
      leaders aren't/are/don't/must/should/listen born/made/afraid/follow/learners/human/serve/be/first/need
      leadership isn't/is/means/starts/begins/requires/takes/happens/comes (about/a/the/an/not/with/listening/at/in/when/showing/lonely/service/action/influence/courage)
      a leader's job/role/greatest
      the job/role/task/mark/measure/sign/hallmark/essence/art/heart/secret of a/an/great/true/good/real/any? great/true/good/real/leader/leadership/leaders/success/management/teamwork/team
      a true/great/real leader/leaders/friend/team/professional/hero
      made me the leader/person/woman/man
      be the leader
      every leader should/needs/must/has/knows
      ^ as a leader
      lift/lifting/raise/raising others/each/people/women up/other
      lift others
      empower others
      send the elevator back
      pull up a chair/seat
      it takes one to
      teamwork/friendship/kindness is/isn't about/what/everything/the/a
      together everyone achieves
      coming together is
      keeping together is
      divided we
      alone , we
      two is better
      success is best
      success is sweeter/sweetest
      success is what
      success looks/means different/something
      define/defining your own? success
      redefine success
      celebrate the small/little/journey/wins/process
      progress , however
      a little progress
      one percent better
      habits make/shape/beat
      you are your habits
      atomic habits
      5 am club
      while you were sleeping
      while others sleep
      no days off
      no magic formula/pill/wand/bullet/trick
      no secret formula/recipe/sauce
      there's no magic
      magic wand ~ magician/wizard/costume/party
      there's no one size
      know your numbers/worth/audience/customer/why/value/limits/people
      know thyself
      perfectly imperfect
      embrace your/imperfection/the imperfections/flaws/weird/uniqueness/inner/mess
      flaws and all
      you are unique/enough/seen/loved
      your uniqueness
      what makes you unique/different
      be different/unique/unforgettable/remarkable .
      dare to stand
      born to stand
      normal is boring
      the future of work/leadership/ai/retail/learning/marketing/sales/hr/education
      remote work/hybrid is/isn't here/about/the/a/not/going/dead (to/stay/about/perk/privilege/trust/future)
      the office is dead
      work is what you do
      work isn't a place
      work to live
      live to work
      nobody on their deathbed
      on your/their deathbed
      who remembers you
      your kids/children/family will remember/won't
      they grow up so
      lost time is
      someday is/isn't
      one day or day
      don't say someday
      people don't want to be sold
      always be closing/selling/helping/learning/curious/kind
      ^ stop selling
      solve the/your/their problem ** sell
      add value first
      give value
      give , give
      value first
      lead with value
      provide value
      sell without selling
      follow up is
      fortune is in the
      the money is in
      close more deals
      cash is king
      revenue is vanity
      profit is sanity
      turnover is vanity
      customers don't buy/care what/products/about
      under promise
      overdeliver/overdelivers
      over deliver
      if you can't measure
      measure what matters
      work on the business
      start with the end
      begin with the end
      great ideas come
      the best ideas come/are/start/win
      there are no bad
      no bad ideas
      no stupid questions
      act like a/an owner/ceo/leader/founder
      never get a second
      you never get a
      your brand is/isn't what/your/a/the/not/more
      a brand is/isn't what/a/the/not/more
      branding is/isn't
      marketing is/isn't about/a/the/no/not/dead
      everyone/everybody has a story
      facts tell
      design is/isn't how/not/about/what/thinking/intelligence
      good design is/isn't
      form follows
      details aren't
      details make the
      god is in the
      sustainability/green is/isn't not/no/the/a/about/just
      no planet
      planet b
      act local
      reduce , reuse
      small actions
      every action/little/bit matters/counts/helps
      our planet deserves/needs/is
      for our planet/children
      for future generations
      leave no one
      no one left behind
      nothing about us
      be the voice
      give/gives/giving a voice to
      break the silence/bias/cycle/stigma
      breaking the silence/bias/cycle/stigma
      breaking down walls/barriers ~ builder/plaster/demolition
      glass ceiling ~ greenhouse/conservatory/glazier
      build bridges , not
      bridges instead of
      burn the boats/ships
      jump and the net
      fail often
      fail better
      fail early
      test and learn
      test , learn
      iterate and
      energy is everything/currency/contagious
      protect your energy
      manage your energy
      you can't outwork
      you can't outrun
      you can't manage/improve/change/control what
      you've earned it
      you owe it to
      you only fail
      you only lose
      you only live
      your why
      you vs you
      me vs me
    `,
  },
]
