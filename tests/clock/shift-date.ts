const RealDate = Date;
const readClock = RealDate.now;
let offset = 0;

// Dates that Node itself makes, such as the times of a file, stay instances of the same class.
const ShiftedDate = new Proxy(RealDate, {
  apply: () => new ShiftedDate().toString(),
  construct: (target, given: [], asked) => Reflect.construct(target, given.length > 0 ? given : [target.now()], asked),
});

/** Sets the clock of this process off by milliseconds, and lets it run on. */
export const shiftDate = (milliseconds: number): void => {
  offset = milliseconds;
  RealDate.now = () => readClock() + offset;
  RealDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
};
