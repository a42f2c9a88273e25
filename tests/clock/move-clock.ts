// Loaded before anything else in each Node process of `npm run test:clock` (`--import` in NODE_OPTIONS, which the
// processes that it starts inherit): the clock is off by as many milliseconds as CLOCK_OFFSET, and keeps running.
const offset = Number(process.env.CLOCK_OFFSET);
if (!Number.isSafeInteger(offset)) throw new Error('CLOCK_OFFSET must be a whole number of milliseconds');

const RealDate = Date;
const readRealClock = RealDate.now;
// Dates that Node itself makes, such as the times of a file, stay instances of the same class.
const MovedDate = new Proxy(RealDate, {
  apply: () => new MovedDate().toString(),
  construct: (target, given: [], asked) => Reflect.construct(target, given.length > 0 ? given : [target.now()], asked),
});
RealDate.now = () => readRealClock() + offset;
RealDate.prototype.constructor = MovedDate;
globalThis.Date = MovedDate;
