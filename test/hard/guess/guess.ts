import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { openScene } from '../stack/scene.ts';
import { alike } from './alike.ts';
import { crowds } from './crowds.ts';
import { timing } from './timing.ts';

/** Codes and passwords are guessed by crowds; answers about the known and the unknown are held against each other. */
export const guess: HardCase = {
  id: 'l',
  what: 'Guessing, and what answers and their time give away',
  run: async (told: Told): Promise<Result[]> => {
    const attacked: Attacked = await startAttacked();
    try {
      const scene = await openScene(attacked);
      const bodies = await alike(attacked, scene, told);
      const times = await timing(attacked, scene, told);
      await scene.restore();
      return [...(await crowds(attacked, scene, told)), bodies, ...times];
    } finally {
      await attacked.close();
    }
  },
};
