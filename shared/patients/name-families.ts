/*
 * Spellings of one name. A person who writes down what they hear uses any of them, and so does one who searches. A
 * family is a line, in lower case and without accents; all spellings are indexed under its first one. Somali writes
 * `x` for `h` and `c` for `'`.
 */
const families = `
mohammed mohammad mohamed mohamad muhammad muhammed muhamed muhamad mohamud mahamed mahamud mohd muhd md maxamed
mahmud mahmood mahmoud mehmood mehmud mehmet maxamuud
ahmed ahmad ahmet axmed achmed
hassan hasan hassaan xasan
hussain hussein husain husein hussien hossain hossein hosain hosen huseyin xuseen
ali aly aali cali
syed sayed sayyid sayyed saiyed sayid seyed
said saeed saied sayeed siciid
omar umar umer omer oumar cumar
usman osman uthman othman usmaan ousmane cusmaan
yusuf yousuf yusef yousef youssef yousaf yusaf yusuff yuusuf
abdul abdel abdal abdool abdoul abdur abdus abdu
abdullah abdallah abdulla abdullahi abdallahi cabdullahi cabdulle
abdi cabdi
rahman rehman rahmaan rahaman
rahim raheem rehim
karim kareem
hamid hameed
hamida hameeda
hamza hamzah hamsa
rashid rasheed rashed rachid
rashida rasheeda
majid majeed
nasir naseer nasser naser
salim saleem selim
jamil jameel gamil
jama jaamac
kabir kabeer
aziz azeez
wahid waheed
khalid khaled
tariq tarik tareq tarek tarique
farooq farouk faruk farook faruq
farah faarax
ibrahim ebrahim ibraheem ibraahim ibrahima
ismail ismael esmail ismaeel ismaaciil
ishaq ishak isaq ishaaq
yaqub yakub yaqoob yacoub yacub
yahya yahia yehia
musa moosa moussa mousa muse
isa issa eesa essa ciise
idris idrees edris
sulaiman suleiman sulayman suleman soliman soleman
dawud dawood daud daoud dawoud
haroon harun haroun
bilal belal bilaal
mustafa mostafa moustafa mustapha mustaf
iqbal eqbal ikbal
islam eslam
uddin udin oudin
ullah ulla
noor nur nour nuur
chaudhry chaudhary chaudhuri chaudhri choudhury choudhary choudhry chowdhury chowdhary chowdry chaudry
qureshi quraishi qureishi koreshi kureshi
siddiqui siddique siddiqi siddiquee sidiqui
sheikh shaikh shaik sheik shekh cheikh
malik malek maalik
qadir kadir qader kader qadeer
miah mia miya meah
mirza meerza
fatima fatema fatimah fathima fatma faduma faadumo fadumo fatoumata
aisha ayesha aysha aishah ayisha aesha aishatu caasha
khadija khadijah khadeeja khadeja khadiija
zainab zaynab zeinab zeynab zainub jainab
maryam mariam mariyam miriam meryem maryan
amina aminah ameena aamina aamino
halima haleema halimo xaliimo
hawa hawo xaawo
khatun khatoon khatum katun
begum begam begom
bibi beebi
nasreen nasrin nasren
yasmin yasmeen yasmine jasmin jasmine
shirin shireen
parveen parvin perveen parwin
safiya safia safiyya safiyah
sakina sakinah sakeena
sumaya sumayya sumaiya somaya
rukhsana ruksana roksana
rehana rihana rayhana raihana
nazia naziya
layla leila laila leyla
zahra zehra zohra zahara
huda hoda
sara sarah
tahira tahera
rahima raheema
salma selma
singh sing
kaur kour
harpreet harprit
gurpreet gurprit
jaswinder jasvinder
balwinder balvinder
kulwinder kulvinder
sukhwinder sukhvinder
surjit surjeet
manjit manjeet
ranjit ranjeet
baljit baljeet
gurjit gurjeet
lakshmi laxmi luxmi
mukherjee mukerji mukharji
bhattacharya bhattacharjee bhattacharyya
tesfaye tesfay
gebre ghebre
mehari mihari
yohannes yohanes yohanis
berhane birhane
tekle tecle
tsegay tsegaye
mamadou mamadu
jallow jalloh diallo djallo
ceesay cisse
kamara camara
conteh konteh konte
touray toure
njie ndiaye
`;

const byKey = new Map(
  families
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', ...others] = line.split(' ');
      return [key, others] as const;
    }),
);
const keyBySpelling = new Map(
  [...byKey].flatMap(([key, others]) => [key, ...others].map((one) => [one, key] as const)),
);

/** The index form of a word of a name: the first spelling of its family, or the word itself. */
export const foldSpelling = (word: string): string => keyBySpelling.get(word) ?? word;

/**
 * The prefixes to look up for a typed prefix: itself, and the first spelling of each family with a spelling that
 * begins like it. `muh` also means `mohammed`; `moha` is a prefix of it anyway.
 */
export const beginningsOf = (typed: string): string[] => [
  typed,
  ...[...byKey]
    .filter(([key, others]) => !key.startsWith(typed) && others.some((spelling) => spelling.startsWith(typed)))
    .map(([key]) => key),
];

/** Every family, for the test of their form. */
export const everyFamily: readonly (readonly string[])[] = [...byKey].map(([key, others]) => [key, ...others]);
