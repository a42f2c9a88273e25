import { describe, expect, it } from 'vitest';
import { catalogue } from '../../functions/catalogue.ts';
import { activities, dataSubjects } from '../../shared/privacy/processing.ts';

const namesOf = (some: readonly { name: string }[]) => [...new Set(some.map(({ name }) => name))].toSorted();
const isOfAList = ({ name }: { name: string }) => name === 'Counter of a list';

describe('the register of processing', () => {
  it('names every kind of item that is stored, once', () => {
    expect(activities.flatMap(({ kinds }) => kinds).toSorted()).toEqual(namesOf(catalogue));
  });

  it.each(activities)('says of $name whose information it is, as its entities do', ({ kinds, whose }) => {
    const stored = catalogue.filter((kind) => kinds.includes(kind.name) && !isOfAList(kind));
    const declared = dataSubjects.filter((one) => stored.some(({ dataSubject }) => dataSubject[one] !== undefined));
    expect(declared).toEqual(whose);
  });
});
