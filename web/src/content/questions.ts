/** Questions people ask before they sign up. Also told to search engines. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'What does it cost?',
    answer: 'Nothing. Our help is free for patients. We never take a share of what you win.',
  },
  {
    question: 'Who can use it?',
    answer:
      'Adults in the 50 states, DC, American Samoa, Guam and Puerto Rico. You can also ask for help with the care of your child or of someone you look after.',
  },
  {
    question: 'What do I need to start?',
    answer:
      'Your own words are enough. If you have the denial letter or a bill, add it. A clear phone photo is fine.',
  },
  {
    question: 'What happens after I send my claim?',
    answer:
      'A person on our team reads it. We write to you with the next steps. You can follow each step on your claims page.',
  },
  {
    question: 'How long do I have to appeal?',
    answer:
      'Your denial letter must tell you. Some time limits are only days long, so start early. If your health is at risk, ask your insurer for a fast appeal.',
  },
  {
    question: 'Are you my lawyer?',
    answer:
      'No. We teach and help, but we do not give legal advice. For that, talk to a lawyer in your state.',
  },
  {
    question: 'Does AI decide my case?',
    answer: 'No. Software may help us read. A person checks the work and makes each call.',
  },
  {
    question: 'Who can see what I tell you?',
    answer:
      'You and the people who work on your claim. We do not sell your data, and we do not use it for ads.',
  },
]
