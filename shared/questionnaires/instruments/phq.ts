import { phqAndGad } from '../phq-and-gad.ts';
import { defineQuestionnaire } from '../questionnaire.ts';

/** Kroenke, Spitzer, Williams 2001. The wording stays unaltered. */
export const phq = defineQuestionnaire({
  id: 'phq',
  name: 'PHQ-9',
  measures: 'Depression',
  place: 1,
  ...phqAndGad,
  questions: [
    { text: 'Little interest or pleasure in doing things' },
    { text: 'Feeling down, depressed, or hopeless' },
    { text: 'Trouble falling or staying asleep, or sleeping too much' },
    { text: 'Feeling tired or having little energy' },
    { text: 'Poor appetite or overeating' },
    { text: 'Feeling bad about yourself — or that you are a failure or have let yourself or your family down' },
    { text: 'Trouble concentrating on things, such as reading the newspaper or watching television' },
    {
      text: 'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    },
    { text: 'Thoughts that you would be better off dead or of hurting yourself in some way' },
  ],
  severities: [
    { from: 0, to: 4, name: 'minimal' },
    { from: 5, to: 9, name: 'mild' },
    { from: 10, to: 14, name: 'moderate' },
    { from: 15, to: 19, name: 'moderately severe' },
    { from: 20, to: 27, name: 'severe' },
  ],
  threshold: 10,
  reliableChange: 6,
  concerns: [
    {
      when: [{ questions: [8], is: 'at-least', score: 1 }],
      reason: 'PHQ-9 item 9: thoughts of being better off dead or of self-harm',
      action:
        'Talk with them about this before they leave, whatever the total. Ask about plans and means, agree a safety plan and tell the responsible lead. If there is danger to life: 999 or A&E.',
    },
  ],
  published: {
    hi: {
      source:
        'PHQ-9, Hindi for India (Pfizer; the translators are not named; no permission required). Items and options are the same, word for word, in sudhirkots/migraine-study-app, questionnaires.py, and in sadaywellnessgroup/saday-redesign, psychometrics/tools/phq9.json, compared on 24 November 2026. The stem is in the first alone.',
      stem: 'पिछले 2 सप्ताहों में, आप इन समस्याओं में से किसी से भी कितनी बार परेशान रहे/रही हैं?',
      options: ['बिल्कुल नहीं', 'कई दिन', 'आधे से अधिक दिन', 'लगभग हर दिन'],
      questions: [
        'कुछ करने में बहुत कम दिलचस्पी या मज़ा आना',
        'उदास, अवसादग्रस्त या निराश महसूस करना',
        'नींद आने या सोये रहने में परेशानी, या फिर बहुत अधिक सोना',
        'थकान महसूस करना या बहुत कम ऊर्जा होना',
        'भूख कम लगना या ज़्यादा खाना',
        'अपने बारे में बुरा महसूस करना - या ऐसा महसूस करना कि आप नाकाम इंसान हैं और आपने खुद को और अपने परिवार को नीचा दिखाया है',
        'अखबार पढ़ने या टेलीविज़न देखने जैसी चीज़ों पर ध्यान देने में परेशानी',
        'इतना धीमे चलना-फिरना या बोलना कि लोगों का ध्यान जाये? या इसका उल्टा - इतना अस्थिर या बेचैन होना कि आप सामान्य से काफ़ी ज़्यादा हिलते-डुलते और चलते-फिरते रहे हैं',
        'ऐसे विचार कि आप मर जाते तो अच्छा होता या किसी ढंग से ख़ुद को नुक्सान पहुंचाना',
      ],
    },
  },
});
