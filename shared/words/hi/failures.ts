import type { failures as english } from '../en/failures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const failures: Words<typeof english> = overridable('hi/failures', {
  unreachable: 'हमारी सेवा तक पहुँच नहीं हो सकी। अपना इंटरनेट देखें और फिर से कोशिश करें।',
  unreadable: 'माफ़ कीजिए, हमारी तरफ़ कुछ गड़बड़ हो गई। एक मिनट बाद फिर से कोशिश करें।',
  busy: 'आपके कनेक्शन से अभी बहुत ज़्यादा अनुरोध आए। पाँच मिनट बाद फिर से कोशिश करें।',
  barred: 'हमारी सेवा ने आपके कनेक्शन से यह नहीं लिया। फिर से कोशिश करें; फिर भी ऐसा हो तो अपने प्रबंधक को बताएँ।',
});
