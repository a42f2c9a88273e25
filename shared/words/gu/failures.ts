import type { failures as english } from '../en/failures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const failures: Words<typeof english> = overridable('gu/failures', {
  unreachable: 'અમારી સેવા સુધી પહોંચી શકાયું નહીં. તમારું ઇન્ટરનેટ જુઓ અને ફરી પ્રયત્ન કરો.',
  unreadable: 'માફ કરજો, અમારી બાજુએ કંઈક ગરબડ થઈ. એક મિનિટ પછી ફરી પ્રયત્ન કરો.',
  busy: 'તમારા કનેક્શનમાંથી હમણાં ઘણી વધારે વિનંતીઓ આવી. પાંચ મિનિટ પછી ફરી પ્રયત્ન કરો.',
  barred: 'અમારી સેવાએ તમારા કનેક્શનમાંથી આ લીધું નહીં. ફરી પ્રયત્ન કરો; ફરી એવું થાય તો તમારા વ્યવસ્થાપકને કહો.',
});
