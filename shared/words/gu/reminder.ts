import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const reminder: Words<typeof english> = overridable('gu/reminder', {
  text: (time, phone) => `યાદ અપાવવા માટે: આવતી કાલે ${time} વાગ્યે. બદલવા માટે ${phone} પર ફોન કરો. આ સંદેશનો જવાબ ન આપો.`,
  cancelled: (day, time, phone) => `રદ: ${day}, ${time} વાગ્યે. પૂછવા માટે ${phone} પર ફોન કરો. આ સંદેશનો જવાબ ન આપો.`,
  allCancelled: (day, time, phone) =>
    `રદ: ${day}, ${time} વાગ્યે અને પછીના બધા સમય. પૂછવા માટે ${phone} પર ફોન કરો. આ સંદેશનો જવાબ ન આપો.`,
});
