import { pictureSize } from '../../../../shared/publishing/site-pictures.ts';

type Size = { width: number; height: number };

/** Which part of a photograph is shown: its share from 1 (as much as fits) on, and its place from 0 to 100 each way. */
export type Crop = { zoom: number; across: number; down: number };

export const wholeCrop: Crop = { zoom: 1, across: 50, down: 50 };
export const mostZoom = 4;

/** The part of a photograph that a crop shows, in its pixels: always of the shape of the site's pictures. */
export const findPart = ({ width, height }: Size, { zoom, across, down }: Crop) => {
  const scale = Math.min(width / pictureSize.width, height / pictureSize.height) / zoom;
  const part = { width: pictureSize.width * scale, height: pictureSize.height * scale };
  return {
    left: ((width - part.width) * across) / 100,
    top: ((height - part.height) * down) / 100,
    ...part,
  };
};

/** Whether the part has so few pixels that the picture will look blurred. */
export const isBlurred = (photo: Size, crop: Crop): boolean => findPart(photo, crop).width < pictureSize.width / 2;
