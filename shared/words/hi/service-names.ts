import { nameServices } from '../own-words.ts';

/** The organisation's services. */
export const serviceNames = nameServices<'hi'>({
  rahat: 'राहत: औरतें और लड़कियाँ',
  counselling: 'काउंसलिंग',
  yaarana: 'याराना: बुज़ुर्ग पुरुषों के लिए दिन की देखभाल',
  cancer: 'कैंसर में साथी',
});
