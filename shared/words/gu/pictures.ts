import type { pictureWords as english } from '../en/pictures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const pictureWords: Words<typeof english> = overridable('gu/pictures', {
  bench: 'બે જણ ઝાડ નીચે બાંકડા પર બાજુબાજુમાં બેઠાં છે, પાછળથી દેખાય છે.',
  carrom: 'ઉપરથી દેખાતું કેરમ બોર્ડ, એક હાથ સ્ટ્રાઇકર મારવા તૈયાર છે.',
  garden: 'શાકભાજી અને ગલગોટાની ક્યારીઓ વચ્ચેથી રસ્તો લીલા શેડ સુધી જાય છે.',
  kites: 'હારબંધ ઘરોની છત ઉપર કાગળની ત્રણ પતંગો ઊડે છે.',
  quilt: 'જૂનાં કપડાંની રજાઈ, ટાંકાથી જોડેલી, તેના પર ચાનો કપ, સફેદ દોરાથી સીવેલી વરાળ, અને છેલ્લી હારમાં ભરાવેલી સોય.',
  sewing: 'બે હાથ રજાઈ પર ટાંકા લે છે.',
  tea: 'એક હાથ ઊંચી કીટલીમાંથી ત્રણ નાના ગ્લાસમાં ચા રેડે છે.',
  window: 'બારી પાસે બે ખુરશી અને એક નાનું મેજ; એક ખુરશી પર અડધું ગૂંથેલું મફલર પડ્યું છે.',
});
