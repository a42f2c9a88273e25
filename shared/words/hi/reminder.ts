import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const reminder: Words<typeof english> = overridable('hi/reminder', {
  text: (time, phone) => `याद दिलाने के लिए: आने वाले कल ${time} बजे। बदलने के लिए ${phone} पर फ़ोन करें। इस संदेश का जवाब न दें।`,
  cancelled: (day, time, phone) => `रद्द: ${day}, ${time} बजे। पूछने के लिए ${phone} पर फ़ोन करें। इस संदेश का जवाब न दें।`,
  allCancelled: (day, time, phone) =>
    `रद्द: ${day}, ${time} बजे और उसके बाद के सभी समय। पूछने के लिए ${phone} पर फ़ोन करें। इस संदेश का जवाब न दें।`,
});
