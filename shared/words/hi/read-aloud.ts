import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const readAloud: Words<typeof english> = overridable('hi/read-aloud', {
  name: 'पढ़कर सुनाना',
  listen: 'यह पन्ना सुनें',
  pause: 'रोकें',
  carryOn: 'जारी रखें',
  stop: 'बंद करें',
});
