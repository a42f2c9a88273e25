/** Assumed AWS list prices in eu-west-2, US dollars without tax. Check those that matter to you against the AWS price list. */
export const prices = {
  'Lambda, a million requests': 0.2,
  'Lambda, a million GB-seconds (Arm)': 13.3334,
  'API Gateway, a million HTTP requests': 1.16,
  'Secrets Manager, a secret for a month': 0.4,
  'KMS, a key for a month': 1,
  'KMS, each of the first two rotations of a key for a month': 1,
  'CloudWatch, a metric of an alarm': 0.1,
  'WAF, a web ACL': 5,
  'WAF, a rule': 1,
  'CloudWatch, free metrics of alarms': 10,
  'Route 53, a zone': 0.5,
} as const;

/** A price with the value added tax of the organisation's country, which most charities cannot reclaim. */
export const inPounds = (dollars: number): number => dollars * poundsPerDollar * (1 + valueAddedTax);
const poundsPerDollar = 0.79;
const valueAddedTax = 0.2;
