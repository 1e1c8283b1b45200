import type { ActionWords } from '../action-words.ts';

export const englishActionWords: ActionWords = {
  leading: 'walk(?:s|ed|ing)? (?:his|her|my|the|a|their) (?:\\w+ )?(?:dog|puppy), dog walker',
  'riding-horse':
    '(?:rid(?:e|es|ing)|rode) (?:a |an |his |her |my |the )?(?:\\w+ )?horses?, on horseback, on (?:a|his|her|my) (?:\\w+ )?horse, horse riding',
  'riding-bike':
    '(?:rid(?:e|es|ing)|rode) (?:a |his |her |my |the )?(?:\\w+ )?(?:bike|bicycle), on (?:a|his|her) (?:bike|bicycle), cycling, cyclist, bike ride',
  surfing: 'surf, surfs, surfed, surfing, surfer, surfers',
  skating: 'to skateboard, skateboards, skateboarding, skateboarder, skating, skater',
  kicking:
    'kick+ (?:a |the )?(?:soccer |foot)?ball, play(?:s|ed|ing)? (?:soccer|football), soccer player, footballer, penalty kick, free kick',
  keeping: 'goalkeeper, goalie',
  guitar: 'guitar, guitarist',
  violin: 'violin, violinist, fiddle',
  chess: 'chess',
  kite: 'fl(?:y|ies|ying) (?:a |his |her |the )?(?:\\w+ )?kites?',
  piano: 'piano, pianist',
  drums: 'drummer, drumming, the drums',
  singing: 'sing, sings, sang, singing',
  dancing: 'dance, dances, danced, dancing, dancer, ballerina, ballet',
  boxing: 'boxing, boxer, punching',
  situps: 'abs, sit ?ups, crunches, six ?pack, plank, core workout',
  squatting: 'squat, squats, squatting',
  lifting:
    'lift(?:s|ed|ing)? (?:a |his |her )?(?:heavy )?(?:weights?|barbells?|dumbbells?), weightlift+, deadlift, bench press, workout, workouts, work(?:s|ed|ing)? out, bodybuilder, bodybuilding, leg day',
  running:
    'running(?! (?:out|low|away|a (?:business|company|channel))), ran (?:a|every|across|my|\\d+), run (?:a (?:marathon|mile)|\\d+|every|faster|longer), jog, jogs, jogging, marathon, sprinting, runner, runs (?:on|through|along|in)',
  hiking:
    'hike, hikes, hiked, hiking, hiker, trekking, backpacking, mountaineer+, climb+ (?:a |the |mount )?\\w*mountain',
  fishing: 'fishing, fisherman, angler',
  gardening:
    'gardening, gardener, water(?:s|ing) (?:the |her |his |some )?(?:flowers|plants|garden|roses), planting, planted, vegetable garden, grow(?:s|ing)? (?:my |your )?(?:own )?(?:vegetables|tomatoes|food)',
  painting: 'paints, painting, painter',
  drawing: 'draw, draws, drew, drawing, sketching, writing, writes a letter',
  chopping: 'chopping, slicing, cutting (?:the |some )?(?:vegetables|meat|fruits?|onions?|bread), butcher',
  cooking:
    'cook, cooks, cooked, cooking, bake, bakes, baked, baking, frying, stirring, making (?:soup|pasta|pancakes|dinner)',
  serving: 'serves, serving, pouring, barista, waiter, waitress, making coffee',
  eating: 'eat, eats, ate, eating, having (?:breakfast|lunch|dinner)',
  praying: 'pray, prays, prayed, praying, prayer, prayers, talk(?:ing)? (?:to|with) god, worship+',
  meditating: 'meditate, meditates, meditating, meditation, yoga, mindfulness',
  sleeping: 'sleep, sleeps, slept, sleeping, asleep, nap, naps, napping, insomnia',
  reading: 'reads, reading(?! (?:mean|scary|hate|your)), read a book',
  gaming:
    'gaming, gamer, gamers, gameplay, play(?:s|ed|ing)? (?:\\w+ )?(?:video ?games?|games|minecraft|fortnite|roblox|gta), boss fight',
  driving: 'drive, drives, drove, driving, driver',
  cleaning: 'clean, cleans, cleaned, cleaning, sweep, sweeps, sweeping, mopping, decluttering, chores',
  repairing: 'repair, repairs, repaired, repairing, fixing, fix (?:a|my|your), mechanic, mending, mends',
  building: 'woodworking, woodworker, carpenter, hammering, renovating, renovated, renovation, diy',
  filming:
    'filming, selfie, vlogging, tak(?:e|es|ing) (?:a |some )?(?:photos?|pictures?|selfie), photographer',
  phoning: 'on (?:her|his|my|the) phone, scrolling, texting, phone addiction, talking on',
  shopping: 'buying (?:fruits?|food|vegetables|clothes), shopping, groceries, grocery, supermarket',
  carrying:
    'carry, carries, carrying, moving (?:out|into|day), moved (?:out|into), delivery (?:man|driver|guy)',
  teaching: 'teach, teaches, taught, teaching, teacher',
  working:
    'work(?:s|ed|ing)? from home, working (?:on|at|in), remote work, coding, programmer, programming, typing, studying, study, studies, freelanc+, at (?:her|his|my) (?:desk|computer|laptop)',
  wand: 'cast(?:s|ing)? (?:a |his |her )?(?:magic )?spells?, spell',
  walking: 'walk, walks, walked, walking, strolling, wandering',
  jumping:
    'playing outside, kids playing, children playing, games (?:to|for) (?:play|kids), jump, jumps, jumped, jumping',
  cheering: 'celebrating, celebrates, cheering, winner',
  afraid: 'screaming, scared, terrified, frightened, horrified',
  sad: 'crying, cries, sad, depressed, heartbroken, lonely',
  thinking: 'thinking, confused',
  pointing: 'pointing, points at',
  umbrella: '(?:with|under|holding) (?:a|an|her|his) (?:\\w+ )?umbrella',
};
