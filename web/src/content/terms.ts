import type { LegalText } from './legal-text.ts'

/** A text to start from. Whoever runs this site answers for it and should have a lawyer read it. */
export const terms: LegalText = {
  title: 'Terms of Service',
  lede: 'These are the rules for using Recourse. We wrote them so that you can read them.',
  changed: '2026-11-15',
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      body: [
        'Recourse is a nonprofit service for people in the United States whose health insurer denied coverage. “We” and “us” mean Recourse. “You” means the person who uses this site.',
        'When you use this site or make an account, you agree to these terms and to our [Privacy Policy](/privacy). If you do not agree, please do not use the site.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: [
        'We may change these terms. The date at the top of this page shows the latest change. If a change matters to you, we tell you by email before it counts.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use Recourse',
      body: [
        'You must be at least 18 years old. An adult may use Recourse for a child or for another person they may act for.',
        'The service is made for people with health coverage in the 50 states, DC, American Samoa, Guam and Puerto Rico.',
      ],
    },
    {
      id: 'usage',
      title: 'Usage',
      body: [
        'You may use Recourse to learn about appeals, to ask for help with a denial, to send us papers, and to talk with our team about your claim.',
        'Our team reads what you send and helps you with the next steps. We may say that we cannot help with a claim. We may also change or end a part of the service.',
      ],
    },
    {
      id: 'no-legal-advice',
      title: 'No legal advice',
      body: [
        'Recourse is for education only. We are not a law firm. We do not give legal advice, and using Recourse does not make us your lawyer.',
        'If you need legal advice, talk to a lawyer who may practice in your state. Many legal aid offices help for free.',
      ],
    },
    {
      id: 'no-medical-advice',
      title: 'No medical advice',
      body: [
        'Nothing on this site is medical advice. Do not stop or delay care because of something you read here. Ask your doctor. In an emergency, call 911.',
      ],
    },
    {
      id: 'no-promise',
      title: 'No promise of a result',
      body: [
        'Your insurer, an outside reviewer or a court decides your appeal. We do not. Past results and the figures on our pages do not tell you how your own claim will end.',
      ],
    },
    {
      id: 'deadlines',
      title: 'Your deadlines stay yours',
      body: [
        'Appeals have time limits. Sending us a claim does not file an appeal with your insurer, and it does not stop the clock.',
        'Dates that we show are a help, not a promise. Check them against your denial letter and your plan papers.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'Give us true facts when you sign up, and keep them current. Use your own email address. Keep your password to yourself.',
        'You answer for what happens under your account. If you think that someone else got in, change your password and write to {email} at once.',
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      body: [
        'Your words and papers stay yours. You let us keep, copy and read them so that we can help you and run the service.',
        'Send only what you have a right to share. We may study claims to learn how denials work. What we publish never names you and never shows who you are.',
      ],
    },
    {
      id: 'for-someone-else',
      title: 'Acting for someone else',
      body: [
        'If you ask for help for another person, you confirm that you may act for that person and may share their health facts with us. We may ask you to show it.',
      ],
    },
    {
      id: 'prohibited-uses',
      title: 'Prohibited uses',
      body: [
        'You may not use Recourse to:',
        {
          list: [
            'break the law, or help someone else break it.',
            'send false papers or pretend to be another person.',
            'harm, threaten or insult anyone, our team included.',
            'look at accounts, claims or files that are not yours.',
            'send viruses or other harmful code.',
            'disturb the service, get around its limits, or copy it in bulk with software.',
            'collect facts about other people.',
            'send ads or chain messages.',
          ],
        },
        'We may close the account of a person who breaks these rules.',
      ],
    },
    {
      id: 'ai',
      title: 'Tools that use AI',
      body: [
        'Some tools may use software that drafts or sorts text. It can be wrong. A person on our team checks the work before it becomes part of your claim. Read a letter before you sign it.',
      ],
    },
    {
      id: 'cost',
      title: 'Cost, gifts and the store',
      body: [
        'Help for patients is free at this time. If that ever changes, we tell you first, and you choose.',
        'Gifts and store orders are handled by other companies, under their own terms. A gift does not buy better or faster help.',
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      body: [
        'Some links lead to sites that we do not run, and they say so. We do not control those sites and do not answer for what they hold.',
      ],
    },
    {
      id: 'our-work',
      title: 'Our name and our work',
      body: [
        'Our name, our logo and the texts on this site are ours or used with permission. You may use our letters and worksheets for your own appeal, or to help another patient. You may not sell them.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending your use',
      body: [
        'You may stop at any time. Write to {email} if you want your account and your data deleted.',
        'We may pause or close an account that puts people or the service at risk. Where we can, we tell you why and let you save your papers first.',
      ],
    },
    {
      id: 'as-it-is',
      title: 'The service as it is',
      body: [
        'We work with care, but we offer the service “as is”. We do not promise that it is always there, free of faults, or right for your case. The law of your state may give you rights that this section cannot take away.',
      ],
    },
    {
      id: 'liability',
      title: 'Limits of our liability',
      body: [
        'As far as the law allows, we are not liable for indirect loss, such as lost income, a missed deadline or a denied claim, that comes from using the service or from not being able to use it.',
        'If a claim of another person against us comes from your breach of these terms, you agree to cover our fair costs, as far as the law allows.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      body: [
        'These terms follow the law of Pennsylvania. The courts in Philadelphia, Pennsylvania hear any dispute about them, unless the law where you live gives you another right.',
        'If a court finds that one part does not count, the rest stays.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: ['Questions about these terms? Write to {email}.'],
    },
  ],
}
