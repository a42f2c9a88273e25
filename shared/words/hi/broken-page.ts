import type { brokenPage as english } from '../en/broken-page.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const brokenPage: Words<typeof english> = overridable('hi/broken-page', {
  title: 'कुछ गड़बड़ हो गई',
  text: 'माफ़ कीजिए, यह पन्ना नहीं खुला। अपना इंटरनेट देखें और पन्ना फिर से खोलें।',
  waysOut: '{again} या {home}।',
  again: 'यह पन्ना फिर से खोलें',
  home: 'पहले पन्ने पर जाएँ',
});
