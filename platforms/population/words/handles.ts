/** Words that people put into handles of their own free choice. */
const words = (text: string): string[] => text.trim().split(/\s+/);

export const adjectives =
  words(`quiet brisk lunar amber tiny rusty mossy salty crisp tidal dusty velvet nimble foggy copper
  sleepy polar wild hollow sunny plain odd slow bright`);

export const nouns =
  words(`otter kernel lantern pixel heron teapot willow comet badger harbor walnut sparrow pickle anvil fern
  cobalt piston cricket gecko bramble kettle marlin quartz juniper tortoise magpie turnip beacon`);
