import type { referralFormWords as english } from '../en/referral-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';
import { serviceNames } from './service-names.ts';

const yesNo = { yes: 'હા', no: 'ના' };
const unstated = 'કહેવું નથી';
const firstName = { label: 'પહેલું નામ' };
const lastName = { label: 'અટક' };
const address = { label: 'સરનામું' };
const postcode = { label: 'પોસ્ટકોડ' };
const phone = { label: 'ફોન' };
const email = { label: 'ઈમેલ' };
const fax = { label: 'ફૅક્સ' };
const dob = { label: 'જન્મતારીખ' };
const contactAwareness = { label: 'જો તેમને આ અરજીની ખબર ન હોય, તો કેમ નહીં?' };

export const referralFormWords: Words<typeof english> = overridable('gu/referral-form', {
  title: 'અરજી ફોર્મ',
  submit: 'સેવ કરો',
  sections: {
    start: 'અહીંથી શરૂ કરો',
    person: 'કોને મદદ જોઈએ છે',
    contact: 'સુરક્ષિત સંપર્ક અને ભાષા',
    reason: 'શું થઈ રહ્યું છે',
    referrer: 'કોણ અરજી કરે છે',
    family: 'પરિવાર અને સંભાળ રાખનાર',
    team: 'મદદ કરનાર બીજા લોકો',
    background: 'ઓળખ',
  },
  groups: {
    referralAudience: {
      title: 'આ ફોર્મ વિશે',
      fields: {
        audience: {
          label: 'આ કોના માટે છે?',
          hint: 'પછી અમે તમને માત્ર એટલું જ પૂછીશું જે અમારે પહેલાં જાણવું જરૂરી છે.',
          choices: {
            me: 'મારા પોતાના માટે',
            family: 'મારા પરિવારમાં કોઈ, અથવા કોઈ મિત્ર',
            client: 'મારા કોઈ દર્દી કે ક્લાયન્ટ',
          },
        },
      },
    },
    referralProject: {
      title: 'તમને જોઈતી સેવા',
      fields: {
        project: {
          label: 'આ કઈ સેવા માટે છે?',
          hint: 'ખાતરી ન હોય તો ખાલી રાખો. આપણે સાથે નક્કી કરીશું.',
          choices: serviceNames,
        },
      },
    },
    referralPersonalDetails: {
      title: 'જેમને મદદ જોઈએ છે',
      hint: 'આ તમારા માટે હોય તો તમારી પોતાની વિગતો લખો. અમારે માત્ર પહેલું નામ, અટક અને સંપર્કની એક રીત જોઈએ જ.',
      fields: {
        firstName,
        lastName,
        dob,
        dateOfBirth: dob,
        phone,
        mobile: { label: 'મોબાઇલ' },
        email,
        address,
        postcode,
        nhsNumber: { label: 'NHS નંબર', hint: 'દસ આંકડા, જો તમારી પાસે હાથવગો હોય.' },
        agreed: { label: 'જેમના માટે અરજી છે તેઓ આ અરજી માટે સંમત થયા છે?', choices: yesNo },
        awareness: { label: 'જેમના માટે અરજી છે તેમને આ અરજીની ખબર ન હોય, તો કેમ નહીં?' },
        idType: {
          label: 'જોયેલા ઓળખના કાગળ',
          hint: 'કોર્સમાં નામ નોંધાવવા માટે પાસપોર્ટ, ગૅસ, વીજળી કે પાણીનું બિલ, અને DWPના કાગળ જરૂરી છે.',
        },
        cpa: { label: 'કેર પ્રોગ્રામ અપ્રોચ (CPA) હેઠળ છે?', choices: yesNo },
        employed: { label: 'કામ', choices: { employed: 'નોકરી કે કામ કરે છે', unemployed: 'બેરોજગાર' } },
      },
    },
    referralSafeContact: safeContactWords,
    referralCommunication: {
      title: 'ભાષા અને રીત',
      hint: 'જેથી પહેલી વાતચીત તમને સમજાય.',
      fields: {
        interpreter: { label: 'શું દુભાષિયાની જરૂર છે?', choices: yesNo },
        interpreterLanguage: { label: 'દુભાષિયા માટે ભાષા કે બોલી' },
        formats: {
          label: 'પત્રો અને પત્રિકાઓ કઈ રીતે મળે તો ફાવે',
          choices: {
            largePrint: 'મોટા અક્ષર',
            easyRead: 'વાંચવામાં સહેલું (ઈઝી રીડ)',
            audio: 'ઑડિયો કે વૉઇસ સંદેશ',
            signed: 'બ્રિટિશ સાંકેતિક ભાષા',
            braille: 'બ્રેઇલ',
          },
        },
        otherNeeds: {
          label: 'અમારી સાથે વાત કરવામાં તમને મદદ કરે તેવું બીજું કંઈ',
          hint: 'જેમ કે: સ્ત્રી સાથે વાત કરવી, હોઠ જોઈને સમજવું, સાથે કોઈનું આવવું.',
        },
      },
    },
    referralContent: {
      title: 'હમણાં કેમ',
      fields: {
        content: {
          label: 'અરજીનું કારણ',
          hint: 'થોડું કે વધારે, જેટલું ગમે તેટલું લખો. અત્યાર સુધી શું થયું, માનસિક આરોગ્ય સેવાઓ સાથે કોઈ સંપર્ક, શરીરની તકલીફો, દવાઓ, અને ડૉક્ટરે કોઈ બીમારી કહી હોય તો તે જાણવાથી મદદ મળે છે.',
        },
      },
    },
    referralRiskAssessment: {
      title: 'સુરક્ષા',
      hint: 'હમણાં જે સાચું હોઈ શકે અથવા પહેલાં હતું તેના પર ટિક કરો. તેનાથી અમને પહેલી મુલાકાત સુરક્ષિત રીતે ગોઠવવામાં મદદ મળે છે.',
      fields: {
        selfHarm: { label: 'પોતાને ઈજા કે નુકસાન પહોંચાડવું' },
        domestic: { label: 'ઘરમાં હિંસા કે કાબૂમાં રાખવું' },
        selfExploited: { label: 'કોઈના હાથે ઉપયોગ કે શોષણ થવું' },
        aggression: { label: 'બીજા પ્રત્યે ગુસ્સો કે આક્રમકતા' },
        selfNeglect: { label: 'પોતાની સંભાળ ન રાખી શકવી' },
        criminal: { label: 'કાયદાની મુશ્કેલી' },
        alone: { label: 'એકલા રહેવું કે બીજાથી કપાયેલા રહેવું' },
      },
    },
    referralReferrer: {
      title: 'અરજી કરનાર',
      fields: {
        firstName,
        lastName,
        role: { label: 'હોદ્દો અને સંસ્થા' },
        phone,
        email,
        fax,
        address,
        postcode,
        dob: { ...dob, hint: 'માત્ર જો તમારી સંસ્થા માગે.' },
      },
    },
    referralContactDetails: {
      title: 'બીજું કોઈ જેમનો અમે સંપર્ક કરી શકીએ',
      hint: 'નજીકનાં સગાં, અથવા કટોકટીમાં સંપર્ક કરવાની વ્યક્તિ.',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'સંબંધ', hint: 'જેમ કે: બહેન, પડોશી.' },
        phone,
        address,
        postcode,
        awareness: contactAwareness,
      },
    },
    referralCarerDetails: {
      title: 'સંભાળ રાખનાર (કેરર)',
      hint: 'સંપર્કની બીજી વ્યક્તિ પોતે જ સંભાળ રાખનાર હોય તો આ ખાલી રાખો.',
      fields: { firstName, lastName, phone, address, postcode },
    },
    referralGpDetails: {
      title: 'GP',
      fields: {
        firstName,
        lastName,
        address: { label: 'સર્જરી અને તેનું સરનામું' },
        postcode,
        phone,
        fax,
        awareness: { label: 'જો GPને આ અરજીની ખબર ન હોય, તો કેમ નહીં?' },
      },
    },
    referralCpn: {
      title: 'કેર કો-ઑર્ડિનેટર',
      hint: 'કેર કો-ઑર્ડિનેટર, કમ્યુનિટી સાઇકિયાટ્રિક નર્સ કે સોશિયલ વર્કર, જો કોઈ હોય તો.',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'તેમનો હોદ્દો' },
        phone,
        fax,
        address,
        postcode,
        dob: { ...dob, hint: 'માત્ર જો તેમની સંસ્થા માગે.' },
        awareness: contactAwareness,
      },
    },
    referralOtherAgencies: {
      title: 'મદદ કરી રહેલા બીજા લોકો',
      hint: 'હૉસ્પિટલની ટીમ, શાળા, વકીલ, મસ્જિદ કે ગુરુદ્વારા: દરેક લીટીમાં એક.',
      line: { label: 'સંસ્થા કે વ્યક્તિ' },
    },
    referralDemographics: {
      title: 'ઓળખ',
      hint: 'આનાથી અમને ખબર પડે છે કે અમે કોના સુધી પહોંચીએ છીએ અને કોણ રહી જાય છે. કોઈને મદદ મળશે કે નહીં તે આનાથી ક્યારેય નક્કી થતું નથી.',
      fields: {
        ethnicity: {
          label: 'વંશીય ઓળખ',
          choices: {
            indian: 'ભારતીય',
            pakistani: 'પાકિસ્તાની',
            bangladeshi: 'બાંગ્લાદેશી',
            chinese: 'ચીની',
            otherAsian: 'બીજી કોઈ એશિયન ઓળખ',
            african: 'આફ્રિકન',
            caribbean: 'કૅરેબિયન',
            black: 'અશ્વેત, કે બીજી કોઈ અશ્વેત ઓળખ',
            arab: 'આરબ',
            whiteBritish: 'શ્વેત: ઇંગ્લિશ, વેલ્શ, સ્કૉટિશ, ઉત્તર આઇરિશ કે બ્રિટિશ',
            irish: 'શ્વેત: આઇરિશ',
            gypsy: 'જિપ્સી કે આઇરિશ ટ્રાવેલર',
            roma: 'રોમા',
            white: 'શ્વેત, કે બીજી કોઈ શ્વેત ઓળખ',
            mixedAsian: 'મિશ્ર: શ્વેત અને એશિયન',
            mixedAfrican: 'મિશ્ર: શ્વેત અને અશ્વેત આફ્રિકન',
            mixedCaribbean: 'મિશ્ર: શ્વેત અને અશ્વેત કૅરેબિયન',
            mixedBlack: 'મિશ્ર: શ્વેત અને અશ્વેત',
            mixedOther: 'બીજી કોઈ મિશ્ર ઓળખ',
            anyOther: 'બીજો કોઈ વંશીય સમૂહ',
            unstated,
          },
        },
        gender: {
          label: 'જાતિ',
          choices: { woman: 'સ્ત્રી કે છોકરી', man: 'પુરુષ કે છોકરો', other: 'બીજી રીતે', unstated },
        },
        religion: { label: 'ધર્મ કે માન્યતા' },
        language: { label: 'મુખ્ય ભાષા' },
        sexuality: {
          label: 'જાતીય ઓળખ',
          choices: {
            heterosexual: 'વિરુદ્ધ લિંગ પ્રત્યે આકર્ષણ (સ્ટ્રેટ)',
            homosexual: 'સમલૈંગિક (ગે કે લેસ્બિયન)',
            bisexual: 'ઉભયલિંગી આકર્ષણ (બાયસેક્સ્યુઅલ)',
            other: 'બીજું',
            unstated,
          },
        },
        disability: { label: 'અક્ષમતા', hint: 'તમારા પોતાના શબ્દોમાં.' },
        maritalStatus: {
          label: 'લગ્નની સ્થિતિ',
          choices: {
            single: 'અવિવાહિત',
            married: 'પરિણીત',
            cohabiting: 'પાર્ટનર સાથે રહે છે',
            seperated: 'પતિ કે પત્નીથી અલગ રહે છે',
            divorced: 'છૂટાછેડા થયા છે',
            widowed: 'પતિ કે પત્નીનું અવસાન થયું છે',
            unstated,
          },
        },
        legalStatus: {
          label: 'આ દેશમાં રહેવાની કાનૂની સ્થિતિ',
          hint: 'જેમ કે: બ્રિટિશ નાગરિક, કાયમી રહેવાની પરવાનગી, આશ્રય માગ્યો છે. મદદ મળવી એના પર આધાર રાખતી નથી.',
        },
      },
    },
  },
});
