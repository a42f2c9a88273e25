/** Asked in every public form: how it is safe to reach somebody. */
export const safeContactWords = {
  title: 'كيف يكون التواصل معك آمنًا؟',
  hint: 'بعض الناس يشاركون هاتفهم أو باب بيتهم. أخبرنا بما هو آمن وسنلتزم به. إذا تركت هذا فارغًا فسنتصل دون أن نترك رسالة ودون أن نقول من نحن.',
  fields: {
    methods: {
      label: 'الطرق الآمنة للوصول إليك',
      hint: 'اختر ما شئت منها.',
      choices: {
        call: 'مكالمة',
        text: 'رسالة نصية',
        email: 'بريد إلكتروني',
        letter: 'رسالة بريدية',
        referrer: 'عن طريق من يملأ هذا النموذج',
      },
    },
    times: {
      label: 'الأيام والأوقات الآمنة',
      hint: 'مثلًا: أيام العمل قبل الساعة 3 بعد الظهر، ولا في عطلة نهاية الأسبوع أبدًا.',
    },
    leaveMessage: { label: 'هل يمكننا ترك رسالة؟', choices: { yes: 'نعم', no: 'لا' } },
    sayWhoWeAre: {
      label: 'إذا رد شخص آخر، فهل يمكننا أن نقول من نحن؟',
      choices: { yes: 'نعم', no: 'لا' },
    },
  },
};
