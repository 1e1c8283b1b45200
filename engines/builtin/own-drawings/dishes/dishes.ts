/** Dishes that look as they are served, by name. */
import { bowls } from './bowls.ts';
import { drinks } from './drinks.ts';
import { fruit } from './fruit.ts';
import { plates } from './plates.ts';

export const dishes = { ...bowls, ...plates, ...drinks, ...fruit };
