/** The drawings of the site, by their files in `web/src/pictures/`. */
export const pictureNames = ['bench', 'carrom', 'garden', 'kites', 'quilt', 'sewing', 'tea', 'window'] as const;
export type PictureName = (typeof pictureNames)[number];
