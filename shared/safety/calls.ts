import { dangerCalls } from './danger-calls.ts';
import { safetyPlanCalls } from './safety-plan-calls.ts';

/** Calls to people in danger, and safety plans. */
export const safetyCalls = { ...dangerCalls, ...safetyPlanCalls };
