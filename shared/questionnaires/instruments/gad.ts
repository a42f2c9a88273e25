import { phqAndGad } from '../phq-and-gad.ts';
import { defineQuestionnaire } from '../questionnaire.ts';

/** Spitzer, Kroenke, Williams, Löwe 2006. The wording stays unaltered. */
export const gad = defineQuestionnaire({
  id: 'gad',
  name: 'GAD-7',
  measures: 'Anxiety',
  place: 2,
  ...phqAndGad,
  questions: [
    { text: 'Feeling nervous, anxious or on edge' },
    { text: 'Not being able to stop or control worrying' },
    { text: 'Worrying too much about different things' },
    { text: 'Trouble relaxing' },
    { text: 'Being so restless that it is hard to sit still' },
    { text: 'Becoming easily annoyed or irritable' },
    { text: 'Feeling afraid as if something awful might happen' },
  ],
  severities: [
    { from: 0, to: 4, name: 'minimal' },
    { from: 5, to: 9, name: 'mild' },
    { from: 10, to: 14, name: 'moderate' },
    { from: 15, to: 21, name: 'severe' },
  ],
  threshold: 8,
  reliableChange: 4,
  concerns: [],
  published: {
    hi: {
      source:
        'GAD-7, Hindi for India (Pfizer; the translators are not named; no permission required). Items and options are the same, word for word, in sudhirkots/migraine-study-app, questionnaires.py, and in sadaywellnessgroup/saday-redesign, psychometrics/tools/gad7.json, compared on 24 November 2026. The stem is in the first alone.',
      stem: 'पिछले 2 सप्ताहों के दौरान, आप निम्नलिखित समस्याओं से कितनी बार परेशान हुए?',
      options: ['बिल्कुल नहीं', 'कई दिनों तक', 'आधे से ज्यादा दिनों तक', 'लगभग रोज़ाना'],
      questions: [
        'बेचैनी, चिंता या तनाव महसूस करना',
        'चिंता रोकने या नियंत्रित कर सकने में असफल रहना',
        'विभिन्न चीज़ों के लिए बहुत ज्यादा चिंता करना',
        'आराम करने मे परेशानी',
        'इतनी ज्यादा बेचैनी, कि स्थिर बैठना मुश्किल हो जाता है',
        'आसानी से चिढ़ना या खिजना',
        'डर महसूस होना कि शायद कुछ बहुत बुरा हो सकता है',
      ],
    },
  },
});
