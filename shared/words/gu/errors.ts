import type { errorPages as english } from '../en/errors.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const errorPages: Words<typeof english> = overridable('gu/errors', {
  unauthorised: {
    title: 'પરવાનગી નથી',
    description: 'આ પાનું સાઇન ઇન કરેલા સ્ટાફ માટે છે. તેના બદલે અહીં જાઓ.',
    heading: 'તમે આ પાનું ખોલી શકતા નથી',
    text: 'માફ કરજો, તમને આ પાનું જોવાની પરવાનગી નથી. જો આ ભૂલ હોય તો વ્યવસ્થાપકનો સંપર્ક કરો.',
    newAccount:
      'જો તમારું ખાતું નવું હોય તો સંસ્થા પરવાનગી ન આપે ત્યાં સુધી તેનાથી કંઈ ખૂલશે નહીં. વ્યવસ્થાપક પાસે પરવાનગી માગો, પછી ફરી સાઇન ઇન કરો.',
    signInToOpen: 'સાઇન ઇન કરીને આ ખોલો',
    waysOut: '{signIn}, {contact} અથવા {home}.',
    signIn: 'સાઇન ઇન કરો',
    home: 'પહેલા પાના પર જાઓ',
  },
  unknown: {
    title: 'પાનું મળ્યું નથી',
    description: 'આ સરનામે કોઈ પાનું નથી. તેના બદલે અહીં જાઓ.',
    heading: 'અમારાથી એક ટાંકો છૂટી ગયો',
    text: 'માફ કરજો, આવું કોઈ પાનું નથી. તમને લાગે કે આ ભૂલ છે તો વ્યવસ્થાપકનો સંપર્ક કરો.',
    waysOut: '{home} અથવા {contact}.',
    home: 'પહેલા પાના પર જાઓ',
  },
  contact: 'અમારો સંપર્ક કરો',
});
