import { overridable } from '../overrides.ts';
/** The descriptions of pictures for people who cannot see them, by their file in `web/src/pictures/`. */
export const pictureWords = overridable('en/pictures', {
  bench: 'Two people sit side by side on a bench under a tree, seen from behind.',
  carrom: 'A carrom board seen from above, with a hand about to flick the striker.',
  garden: 'A path runs between beds of marrows and marigolds to a green shed.',
  kites: 'Three paper kites fly over a row of terraced roofs.',
  quilt:
    'A quilt of old cloths held together by running stitch, with a cup of tea, its steam sewn in white thread, and a needle still in the last row.',
  sewing: 'Two hands sew a row of running stitch along a quilt.',
  tea: 'A hand pours tea from a tall pot into three small glasses.',
  window: 'Two chairs and a small table stand at a window; a half-knitted scarf lies on one chair.',
} as const);
