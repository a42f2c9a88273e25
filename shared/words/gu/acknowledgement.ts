import type { acknowledgement as english } from '../en/acknowledgement.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const acknowledgement: Words<typeof english> = overridable('gu/acknowledgement', {
  readBy: (day) => `${day} પૂરો થાય તે પહેલાં કોઈ તેને વાંચશે.`,
  ring: (phone, hours) => `કંઈ બદલાય તો ${phone} પર ફોન કરો, ${hours}, બૅંક હોલિડે સિવાય.`,
  emergency: 'હમણાં કોઈ જોખમમાં હોય તો 999 પર ફોન કરો. અમારી રાહ ન જુઓ.',
  referrer: {
    subject: (reference) => `તમારી અરજી ${reference} અમને મળી છે`,
    thanks: 'આભાર. તમે મોકલેલી અરજી પહોંચી છે.',
    reference: (reference) => `તેનો સંદર્ભ નંબર ${reference} છે. ફોન કરો ત્યારે કૃપા કરીને આ નંબર કહો.`,
    status: (address) => `અરજી ક્યાં છે તે ગમે ત્યારે જોવા ${address} પર જાઓ, અને આ નંબર તથા તમે આપેલી જન્મતારીખ લખો.`,
    noStatus: 'તમે જન્મતારીખ આપી નથી. અરજી ક્યાં છે તે જાણવા અમને ફોન કરો અને સંદર્ભ નંબર કહો.',
  },
  person: {
    subject: 'તમારો સંદેશ અમને મળ્યો છે',
    thanks: 'આભાર. તમારા માટે અમને જે મોકલાયું તે પહોંચ્યું છે. હમણાં તમારે કંઈ કરવાની જરૂર નથી.',
    reference: (reference) => `તેનો નંબર ${reference} છે. ફોન કરો ત્યારે કૃપા કરીને આ નંબર કહો.`,
    next: 'પછી અમે સંપર્ક કરીશું, તમે જે રીત સુરક્ષિત કહી છે તે રીતે.',
    emergency: 'ઇમરજન્સીમાં 999 પર ફોન કરો.',
  },
});
