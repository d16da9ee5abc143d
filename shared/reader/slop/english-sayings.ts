import type { Family } from '../phrases.ts'

/** Mottos, proverbs and the language of advertisements: true of everyone, so of nobody. */
export const englishSayings: readonly Family[] = [
  {
    rule: 'saying',
    weight: 1.5,
    reason: 'A saying that everyone knows. What you saw yourself carries further.',
    lines: `
      age/it is just a number
      age is but a number
      no pain , no gain
      pain is temporary
      practice makes perfect
      done is better than perfect
      less is more .
      quality over quantity
      progress over perfection
      perfect is the enemy
      better late than never
      better safe than sorry
      actions speak louder
      honesty is the best
      knowledge is power
      time is money
      time is our/your/the most precious/valuable
      health is wealth
      patience is a virtue
      variety is the spice
      laughter is the best
      home is where the/your heart/story/soul/love
      home is where you/we feel/belong
      music/art/dance/food/love/sport/kindness/language is the/a universal? language of
      music/sport/food/art connects/unites/brings people/generations/us/cultures
      music/art/love/learning/creativity/talent/passion knows no
      words have power
      words matter $
      details/people/relationships/words/first impressions matter .
      first impressions count/last/matter
      children/kids/young people are our/the future
      the youth of today
      what doesn't kill/break you/us
      every cloud has
      every journey/story/great begins/starts with
      a journey of a thousand
      the journey of a thousand
      life is what happens
      life is like a
      life is a journey/marathon/gift
      life begins/starts at the/where
      life's too short
      when life gives you
      you only live once
      live , laugh
      carpe diem
      seize the day/moment
      time flies when
      time waits for
      time heals
      the sky's the limit
      reach for the stars/sky/moon
      shoot for the stars/sky/moon
      follow your heart/dreams/passion/bliss/gut
      listen to your heart/gut/body/inner
      trust your gut/instinct/instincts/intuition/journey
      your inner voice/strength/child/light/critic/power
      find your why/voice/tribe/passion/purpose/people
      know your worth/why
      be your own boss/hero
      be true to yourself
      be unapologetically
      love yourself first
      self care isn't/is not
      believe and achieve
      if you can dream
      dream it
      dare to be/dream/lead/fail/begin/shine
      do what you love
      love what you do
      never work a day
      choose a job you
      leap of faith
      take the leap
      ^ take the first step
      the first step is the/always/often hardest/hard/toughest/important/most
      the first step is admitting/believing/always
      step by step , day
      rise above it/adversity/challenges/everything/obstacles/negativity/fear
      rise above the? noise/hate/challenges/odds/rest
      fall seven times
      winners never quit
      quitters never
      whether you think you can
      fortune favours/favors the
      great minds think
      two heads are better
      many hands make
      there's no i in
      there is no i in
      alone we can
      if you want to go fast
      go fast , go alone
      no one succeeds alone
      nobody succeeds alone
      success is a journey
      success is not final
      success is no accident
      failure is not the opposite
      mistakes are proof
      you win or you learn
      sometimes you win
      either i win or
      you miss 100
      hindsight is 20/2020/twenty/always/a
      old habits die
      old ways won't
      we've always done it this/that
      the definition of insanity
      what gets measured
      culture eats strategy
      data is the new
      is the new oil/black/gold/normal/currency/superpower/luxury/cool/rich/power
      are the new oil/black/gold/normal/currency/superpower/luxury
      is the real/true/ultimate/only/best/greatest roi/currency/luxury/wealth/superpower/flex/investment/asset/capital/measure/test/win/teacher/reward
      are the real/true/ultimate/best roi/currency/wealth/heroes/superpower/asset
      greatest/biggest/most valuable/important/precious asset/asset is/resource
      our people are our
      people are our/your/the greatest/most/best/biggest
      customer is king
      happy employees
      happy wife
      people buy from
      take care of your people/team/employees/staff/customers/clients/workers and
      look after your people/team/employees/staff/customers and
      treat your people/team/employees/staff well/right/like and/the/family
      people don't care how
      your network is your
      your vibe attracts
      your past doesn't
      your past does not
      your future self
      your time is now
      now is the time
      the time is now
      it's now or never
      there's no time like
      tomorrow is another
      today is the first/day
      every day is a/another new? gift/chance/opportunity/day/beginning
      each day is a new
      a new day begins/dawns
      ^ new day , new
      every day is a new
      new year , new
      start where you are
      start before you're
      just start $
      ^ just do it $
      fake it till/until
      giving up is not
      giving is receiving
      the more you give
      giving back to
      pay it forward
      in giving we
      sharing is caring
      kindness costs nothing
      kindness is free
      be the light
      be the reason
      be the person you
      be the leader you
      be the best version
      best version of yourself/ourselves/you/myself
      better version of yourself/myself
      a smile costs/goes/is
      gratitude is the/a/an
      attitude of gratitude
      attitude is everything
      change is the only
      change is hard/inevitable
      embrace change
      adapt or die
      sink or swim ~ pool/swimmers/swimming/boat/floats
      survival of the
      innovate or
      think global
      think big
      think differently $
      go big or
      work smarter/smart , not
      work hard in silence
      hustle hard
      rest is productive/resistance/not
      rest is part of
      slow down to speed
      you can do hard
      storms don't last
      we rise by
      a rising tide
      lift as you/we
      move/moves/moving/moved mountains
      against all odds
      out of the ashes
      diamonds are made
      pressure makes diamonds/us/you/champions
      smooth seas never
      you can't stop the waves
      you cannot direct the wind
      adjust the/your sails
      weather/weathered/weathering the/every/any storm ~ boat/sea/sail/roof/tent/wind/mph/harbour/mast/anchor/tree/lighthouse
      calm in the storm
      trees don't grow to/overnight
      bloom where you
      grow through what
      seeds of (change/hope/success/growth)
      reap what
      roots and wings
      stand on the shoulders
      standing on the shoulders
      stronger than ever ~ tea/coffee/rope/concrete/glue/smell/wind
      bigger picture $ ~ frame/frames/framer/gallery/photo/painting/canvas
      eyes on the prize
      the ball is in your/our/their/my court ~ tennis/racket/net/umpire
      the early bird (!ticket/tickets/price/prices/rate/rates/discount/booking/offer/menu/bus) ~ feeder/birdsong/blackbird
      the devil is in
      the power is in your
      power lies/is within
      everything you need is
      you are not alone
      you're not alone
      you are stronger than
      you've come a long
      how far you've come
      and that's perfectly? okay/ok/fine .
      it's okay to not/be/ask/rest/fail/say
      it's ok to not/be/ask/rest/fail/say
      you don't have to be perfect
      nobody is perfect
      no is a complete
      saying no is
      it takes courage/guts/strength to
      courage is not the
      heroes don't
      heroes wear
      not all heroes
      unsung heroes
      everyday heroes
      true colours/colors ~ print/prints/printer/monitor/ink/paint/proof/pigment/lens/camera
      bridges , not walls
      stand/stands/standing/work/working/fight/fought shoulder to shoulder with/as
      side by side , we
      all in this together
      in this together
      united we
      one team , one
      one big family
      we are a? family .
      [we're|we became|we've become|become|are more like] a? family .
      like a family
      work family
      family away from
      behind every great/strong/successful/good/number/story
      behind each great/strong/successful/number/story
      where there is/are a? will/passion/trust/people
      there are no shortcuts
      no shortcuts to
      no such thing as failure/luck/coincidence
      nothing worth having
      nothing great was
      good things take
      rome was
      trust takes years
      trust is earned
      trust is the foundation/currency/glue
      respect is earned
      leadership is lonely/earned/a
      leaders eat
      leaders are made/readers
      lead by example
      lead from the front/heart
      lead with (empathy/heart/love/kindness/purpose/love)
      hire slow
      hire for attitude
      people leave managers
      people don't leave
      employees don't leave
      feedback is a gift
      communication is key
      timing is everything
      execution is everything
      location , location
      fail fast
      learn from your mistakes
      lifelong learning
      learning never
      never too old/late
      you can't manage what
      garbage in , garbage
      keep it simple
      simplicity is the
      beauty is in
      beauty comes from
      true beauty
      inner beauty
      from the bottom of my/our heart/hearts
      heart and soul
      hearts and minds
      body , mind and
      mind , body
      body and soul
      food for the soul
      good for the soul
      language of the soul/heart
      window to the soul
      memories that last/will
      memories for a lifetime
      memories to last
      making memories
      moments that matter
      magic moments
      little/small things matter/count
      it's the little/small things
      count your blessings
      silver lining ~ coat/fabric/jacket/silk/lining
      blessing in disguise`,
  },
  {
    rule: 'ad-speak',
    weight: 1,
    reason: 'The language of advertisements. Say what it does, for whom, and what it costs.',
    lines: `
      peace of mind
      future proof/proofing/proofed
      gone are the days
      ^ say goodbye to (the/your/endless/manual/boring/messy/long/paper/all/those)
      ^ say hello to (a/your/the/new/better/effortless/easier/more/smarter)
      look no further
      you deserve (it/the/better/more/this)
      because you deserve
      treat yourself
      because you're worth
      at your fingertips
      just a click away
      one click away
      a click away
      welcome to the future
      the future of * is here
      experience the difference
      feel the difference
      taste the difference
      discover the power/magic/secret/secrets/beauty/joy/art/difference
      feast for all? the? senses
      feast for the eyes/senses/soul
      explosion of flavour/flavor/flavours/flavors/colour/color/creativity/joy
      burst of (flavour/flavor/joy/colour/color/energy)
      haven of peace/calm/tranquillity/tranquility
      oasis of
      safe haven
      safe space for
      a touch of magic/luxury
      nestled in/between/among
      breathtaking
      unforgettable (!mistake)
      once in a lifetime
      experience of a lifetime
      journey of a lifetime
      unique experience
      memorable experience
      immersive experience
      tailor made solution/solutions/for
      bespoke solution/solutions
      one stop shop
      all in one solution
      end to end solution/solutions
      turnkey solution/solutions
      state of the art
      next generation solution/solutions/technology/tech/platform/platforms/leaders/software/ai/talent
      industry leading
      market leading
      award winning team
      trusted partner
      partner of choice
      your partner for/in
      we've got you
      we're here for you
      here for you every
      every step of the way
      with you all the way
      your success is our
      your satisfaction is
      customers first
      customer is at the heart
      at the heart of everything
      heart of what we do
      passion for excellence/quality/detail
      attention to detail
      committed to excellence/quality/delivering
      dedicated to excellence/delivering/providing
      excellence is
      quality you can trust
      made with love
      handcrafted with love/care/passion
      crafted with love/care/passion
      where tradition meets
      tradition meets
      where @meets meets *
      where * meets @meets
      innovation meets
      meets innovation
      style meets
      the perfect blend/mix/combination/balance/match of/between/for
      perfect blend
      the art of (doing/slowing/listening/letting/living/being/saying/leadership/storytelling/the)
      more than meets
      take your * to new
      to new heights
      new heights
      new era of
      dawn of a
      a new standard
      setting/set/sets new standards
      sets the standard
      sets us apart
      stand/stands/standing out from the crowd
      make/makes/making your mark ~ pencil/chalk/ballot/carpenter/saw/ruler/tape/scribe
      leave/leaves/leaving a lasting/your mark/impression/legacy
      lasting impression
      change the game
      win hearts
      transform your life/business/career/body/home/mind/team
      change lives
      changing lives
      enrich/enriches/enriching/enriched the? lives/life
      improve lives
      touch/touching lives
      impact lives
      empower your
      reach your goals/potential/full/dreams
      achieve your goals/dreams/full
      live your best
      best life
      living the dream
      dream job
      dream come true
      don't miss out
      don't miss this
      act now
      limited time
      while stocks last
      join us on this/our/the journey/mission/adventure/ride/path/road
      join the movement/revolution/community
      be part of something
      part of something bigger/greater/special
      something bigger/greater than
      become part of
      making the world
      for a better tomorrow/world/future/planet
      better tomorrow
      brighter tomorrow
      greener tomorrow/future/planet
      sustainable future
      for generations to come
      future generations
      a sustainable tomorrow
      doing our part
      every little helps
      together for a
      intersection of * and
      at the crossroads of ~ lorry/junction/signpost/roundabout/lane/lanes/village/bus
      at the nexus
      let's normalize/normalise
      normalize/normalise (saying/asking/talking/taking/resting/being/not/failing/paying/having/admitting)
      whether you're a seasoned
      whether you are a seasoned
      seasoned professional or
      for beginners and experts
      jungle of (options/information/regulations/acronyms/tools/rules/buzzwords)
      digital jungle
      in the digital world/age/realm/jungle/space
      ocean of
      sea of (sameness/information/content/competitors/opportunities/possibilities)
      symphony of ~ @instrument
      melting pot ~ foundry/bronze/chocolate/wax/furnace/lead/solder/pewter
      kaleidoscope of ~ mirror/mirrors/toy
      world of possibilities
      world of opportunities
      wealth of (experience/knowledge/opportunities/insight/insights/information)
      years of experience under
      tried and tested
      tried and true
      proven track
      track record of (success/excellence/delivering)
      results that speak
      numbers don't lie
      numbers speak
      speaks/speak for itself/themselves
      proof is in the pudding/numbers/results/data/work
      a no brainer
      no brainer
      best kept secret
      secret to happiness/success/a
      secrets to/of success
      ultimate guide
      everything you need to know
      all you need is love
      it's a win
      a true gem ~ @jewels
      true passion
      true calling
      true north
      raving fans
      wow factor
      wow moment
      pinch me
      [i'm|we're|i am|we are|am|are] absolutely/so/just/completely/totally? over the moon
      on cloud nine
      beyond words
      no words can
      words can't/cannot describe/express
      lost for words
      i'm speechless
      my heart is full
      heart is full
      full hearts
      what a night
      what a day $
      what a year
      what a week $
      couldn't ask for
      couldn't have done it without
      best team ever
      best team in the
      shout out to
      shoutout to
      huge shoutout/thanks/thank/congrats
      special thanks to everyone
      kudos to
      hats off to
      cheers to
      here's to the
      milestone (moment/achieved/unlocked)
      achievement unlocked
      level unlocked
      unlocked a new
      journey so far
      the rest will follow
      and it shows $
      let's do this
      let's crush
      crush it
      crushing it
      [are|is|you're|she's|he's|they're|absolutely|totally] killing it ~ vet/weed/weeds/pest/fungus/ivy/frost/slug/slugs
      nailed it ~ nail/nails/hammer/roof/roofer/batten/battens/fence/farrier/hoof/plank/joiner/shingle
      bring it on
      ^ watch me .
      challenge accepted
      mission accomplished
      stay hungry , stay
      stay positive
      stay strong
      stay curious
      stay humble
      good vibes
      positive vibes
      energy is contagious
      enthusiasm is contagious
      smiles all round/around
      laughter and (joy/tears/memories/love)
      fun filled
      action packed
      jam packed ~ jars/marmalade/strawberries/plums
      power packed`,
  },
]
