import type { feedTexts } from '../texts.ts';

/** A card beside yours. Invented, and marked as a sample where it is shown. */
export interface Neighbour {
  /** The prefix of its files in `web/public/media/showcase`: designs of the built-in engine. */
  picture: string;
  title: keyof typeof feedTexts.english;
  /** In a video site's format. */
  length: string;
  views: number;
  hoursAgo: number;
}

export const neighbours: readonly Neighbour[] = [
  { picture: 'shark', title: 'titleShark', length: '18:03', views: 412_000, hoursAgo: 21 },
  { picture: 'cake', title: 'titleCake', length: '6:51', views: 96_000, hoursAgo: 72 },
  { picture: 'versus', title: 'titleVersus', length: '12:40', views: 1_300_000, hoursAgo: 140 },
  { picture: 'dinosaur', title: 'titleDinosaur', length: '21:17', views: 57_000, hoursAgo: 9 },
  { picture: 'haunted', title: 'titleHaunted', length: '33:08', views: 240_000, hoursAgo: 48 },
  { picture: 'robots', title: 'titleRobots', length: '9:26', views: 18_000, hoursAgo: 5 },
  { picture: 'japan', title: 'titleJapan', length: '14:55', views: 780_000, hoursAgo: 400 },
  { picture: 'volcano', title: 'titleVolcano', length: '1:02:33', views: 33_000, hoursAgo: 2 },
];

const pictureWidths = [320, 480, 720, 1280] as const;

export function neighbourPicture(neighbour: Neighbour): { src: string; srcSet: string } {
  const addressOf = (width: number) => `/media/showcase/${neighbour.picture}-${width}.webp`;
  return {
    src: addressOf(480),
    srcSet: pictureWidths.map((width) => `${addressOf(width)} ${width}w`).join(', '),
  };
}
