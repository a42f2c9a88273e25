import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';

export const readAloud: Words<typeof english> = {
  name: 'पढ़कर सुनाना',
  listen: 'यह पन्ना सुनें',
  pause: 'रोकें',
  carryOn: 'जारी रखें',
  stop: 'बंद करें',
};
