import type { referralLater as english } from '../en/referral-later.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLater: Words<typeof english> = overridable('hi/referral-later', {
  rememberMe: 'अगले अनुरोध के लिए मुझे इस ब्राउज़र पर याद रखें: केवल यह कि मैं कौन हूँ, मरीज़ के बारे में कुछ नहीं',
  nothingSent: 'अभी कुछ नहीं भेजा गया है। जो आपने खाली छोड़ा वह यहाँ नहीं दिखाया गया।',
  change: 'बदलें',
  back: 'फ़ॉर्म पर वापस',
  begunBefore: 'आपने यह फ़ॉर्म पहले शुरू किया था',
  stillHere: 'आपके जवाब अब भी इसी टैब में हैं। किसी और ने नहीं देखे।',
  carryOn: 'जारी रखें',
  startAgain: 'फिर से शुरू करें',
});
